"""Makes the font files of this folder and fallback.css. Not part of the build: run it when a font changes.

    npm install --no-save @fontsource-variable/special-gothic@5.3.0 @fontsource-variable/instrument-sans@5.3.0
    npm install --no-save @fontsource-variable/geist-mono@5.3.0 @fontsource/instrument-serif@5.3.0
    apt-get install python3-fonttools python3-brotli        (Debian 12: fonttools 4.38.0, brotli 1.0.9)
    /usr/bin/python3 src/styles/fonts/make-fonts.py node_modules src/styles/fonts [folder with Liberation Sans]

The same input and versions give the same bytes. README.md says what is cut and why it does not show.
"""

import io
import os
import sys
from collections import defaultdict

from fontTools import subset
from fontTools.otlLib import builder as layout
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables
from fontTools.ttLib.tables.otBase import ValueRecord
from fontTools.varLib import builder as variations
from fontTools.varLib import instancer
from fontTools.varLib.varStore import OnlineVarStoreBuilder


def code_points(text):
    """'20-7E A0' -> {0x20, ..., 0x7E, 0xA0}"""
    found = set()
    for part in text.split():
        first, _, last = part.partition('-')
        found |= set(range(int(first, 16), int(last or first, 16) + 1))
    return found


# What German pages show: ASCII, umlauts, ß, é è ç à ê, §, ©, quotes, dashes, ellipsis, €, ×, −, arrows.
GERMAN = code_points(
    '20-7E A0 A7 A9 AB B0 B7 BB C4 C9 D6 D7 DC DF E0 E4 E7-EA F6 FC '
    '2010-2011 2013-2014 2018-201A 201C-201E 2022 2026 2039-203A 20AC 2191 2193 2212'
)
# Of these, what no headline, button or figure of this site needs. Each costs five times its outline in a font with two axes.
NOT_IN_HEADLINES = set(map(ord, '"#$*<=>@[\\]^_`{|}~©«°·»Éàçèê‹›•—↑↓'))
# The rest of the Latin file: fetched only by a page that shows one of these.
LATIN = code_points('20-7E A1-FF 131 152-153 2014 2022 2039-203A 2BB-2BC 2C6 2DA 2DC 2044 20AC 2122 2191 2193 2212 2215')
# Names from the neighbours and the capital ß.
LATIN_EXT = code_points('100-17F 218-21B 1E9E')
# Mock-ups only: letters, digits and the marks of a headline.
MOCK_UP = code_points('20-22 26-3B 3F 41-5A 61-7A A0 C4 D6 DC DF E4 E9 F6 FC 2013 201C 201E 2019 2026 20AC')


def load(path, unicodes, features):
    """The font at `path`, cut down to `unicodes` and `features`; hinting and tables no browser reads are gone."""
    options = subset.Options()
    options.flavor = 'woff2'
    options.layout_features = features
    options.hinting = False
    options.drop_tables += ['STAT', 'MVAR']
    options.name_IDs = [0, 1, 2, 5, 13, 14]
    options.notdef_outline = True
    options.recalc_timestamp = False
    font = subset.load_font(path, options)
    # U+2010 and U+2011 look like the hyphen; without them a browser would take both from another font.
    for table in font['cmap'].tables:
        if 0x2D in table.cmap and table.isUnicode():
            table.cmap.setdefault(0x2010, table.cmap[0x2D])
            table.cmap.setdefault(0x2011, table.cmap[0x2D])
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=unicodes)
    cutter.subset(font)
    if 'fvar' in font:
        font['fvar'].instances = []
    return font


# ---- kerning ------------------------------------------------------------------------------------------------


def can_meet(left, right):
    """Whether a reader of German can meet `right` directly after `left`."""
    rare = set('@#[]{}|~^\\<>=_`*$§©«»‹›°+•↑↓·×"\'')
    if left in rare or right in rare:
        return False
    if left.isspace() or right.isspace():
        return True
    if left in '„‚(':
        return right.isalnum()
    if right in '„‚(':
        return left in '(/–-„'
    if right in '“”‘’)':
        return True
    if left in '“”‘)':
        return right in '.,;:!?)–-“'
    if left == '’':
        return right.isalpha()
    if left.isalpha() and right.isalpha():
        return not (left.islower() and right.isupper())
    if left.isdigit() and right.isdigit():
        return True
    if left in '-–/&‐‑' or right in '-–/&‐‑':
        return left.isalnum() or right.isalnum()
    if right in '.,;:!?…%€':
        return left.isalnum() or left in '%€'
    if left in '.,:€−':
        return right.isdigit() or (left == '.' and right.isalpha())
    return False


def read_kerning(font):
    """{(left, right): value at the default, followed by its deltas}, the sum of all kern lookups."""
    gpos = font['GPOS'].table
    store = getattr(font['GDEF'].table, 'VarStore', None)
    count = len(store.VarRegionList.Region) if store else 0

    def values(record):
        deltas = [0] * count
        if record is None:
            return (0, *deltas)
        device = getattr(record, 'XAdvDevice', None)
        if device is not None and device.StartSize != 0xFFFF:  # 0xFFFF: this pair does not vary
            data = store.VarData[device.StartSize]
            for region, delta in zip(data.VarRegionIndex, data.Item[device.EndSize]):
                deltas[region] = delta
        return (getattr(record, 'XAdvance', 0) or 0, *deltas)

    glyphs = font.getGlyphOrder()
    used = {i for f in gpos.FeatureList.FeatureRecord if f.FeatureTag == 'kern' for i in f.Feature.LookupListIndex}
    total = defaultdict(lambda: (0,) * (count + 1))

    def add(pair, record):
        total[pair] = tuple(a + b for a, b in zip(total[pair], values(record)))

    for index in sorted(used):
        tables = [getattr(s, 'ExtSubTable', s) for s in gpos.LookupList.Lookup[index].SubTable]
        for left in glyphs:
            seen = set()
            for table in tables:
                if left not in table.Coverage.glyphs:
                    continue
                if table.Format == 1:
                    for record in table.PairSet[table.Coverage.glyphs.index(left)].PairValueRecord:
                        if record.SecondGlyph not in seen:
                            seen.add(record.SecondGlyph)
                            add((left, record.SecondGlyph), record.Value1)
                    continue
                row = table.Class1Record[table.ClassDef1.classDefs.get(left, 0)].Class2Record
                for right in glyphs:
                    if right not in seen:
                        add((left, right), row[table.ClassDef2.classDefs.get(right, 0)].Value1)
                break
    return count, total


def corners(values):
    """Kerning at the settings the site uses: regular, bold and, with a width axis, 75 % bold and 125 % regular."""
    if len(values) == 2:
        base, bold = values
        return (base, base + bold)
    base, narrow, wide, bold, narrow_bold, _ = values
    return (base, base + bold, base + bold + narrow + narrow_bold, base + wide)


def merge(rows, tolerance):
    """Puts rows that differ by no more than `tolerance` into one class. rows: {name: {key: (low, high)}}"""

    def weight(name):
        return -sum(abs(x) for low, _ in rows[name].values() for x in low)

    def spread(a, b):
        return max(max(h1, h2) - min(l1, l2) for l1, l2, h1, h2 in zip(a[0], b[0], a[1], b[1]))

    classes = []
    for name in sorted(rows, key=lambda n: (weight(n), n)):
        best = None
        for members, kept in classes:
            worst = max((spread(span, kept[key]) for key, span in rows[name].items() if key in kept), default=0)
            if worst <= 2 * tolerance and (best is None or worst < best[0]):
                best = (worst, members, kept)
        if best is None:
            classes.append(([name], dict(rows[name])))
            continue
        _, members, kept = best
        members.append(name)
        for key, (low, high) in rows[name].items():
            if key in kept:
                low, high = tuple(map(min, low, kept[key][0])), tuple(map(max, high, kept[key][1]))
            kept[key] = (low, high)
    return classes


def rebuild_kerning(font, tolerance, step):
    """Writes the kerning again as one class table: possible pairs only, within `tolerance` units of the original."""
    count, total = read_kerning(font)
    axes = [axis.axisTag for axis in font['fvar'].axes]
    characters = defaultdict(list)
    for code, glyph in font.getBestCmap().items():
        characters[glyph].append(chr(code))

    by_left = defaultdict(dict)
    for left in characters:
        for right in characters:
            if any(can_meet(a, b) for a in characters[left] for b in characters[right]):
                values = corners(total.get((left, right), (0,) * (count + 1)))
                by_left[left][right] = (values, values)
    left_classes = merge(by_left, tolerance / 2)
    by_right = defaultdict(dict)
    for number, (_, row) in enumerate(left_classes):
        for right, span in row.items():
            by_right[right][number] = span
    right_classes = merge(by_right, tolerance)

    supports = [{'wght': (0, 1, 1)}]
    if 'wdth' in axes:
        supports += [{'wdth': (-1, -1, 0)}, {'wdth': (0, 1, 1)}]
    store = OnlineVarStoreBuilder(axes)
    store.setSupports([{}, *supports])

    def record(span):
        middle = [round((low + high) / 2 / step) * step for low, high in zip(*span)]
        if not any(middle):
            return None
        value = ValueRecord()
        value.XAdvance = middle[0]
        deltas = [middle[1] - middle[0]]
        if len(middle) == 4:
            deltas += [middle[2] - middle[1], middle[3] - middle[0]]
        if any(deltas):
            value.XAdvDevice = variations.buildVarDevTable(store.storeDeltas(deltas))
        return value

    pairs = {}
    for rights, column in right_classes:
        for number, span in column.items():
            value = record(span)
            if value is not None:
                pairs[tuple(sorted(left_classes[number][0])), tuple(sorted(rights))] = (value, None)
    lookup = otTables.Lookup()
    lookup.LookupType, lookup.LookupFlag = 2, 0
    lookup.SubTable = [layout.buildPairPosClassesSubtable(pairs, font.getReverseGlyphMap())]
    lookup.SubTableCount = 1
    gpos = font['GPOS'].table
    gpos.LookupList.Lookup, gpos.LookupList.LookupCount = [lookup], 1
    for feature in gpos.FeatureList.FeatureRecord:
        feature.Feature.LookupListIndex, feature.Feature.LookupCount = [0], 1
    gdef = font['GDEF'].table
    gdef.VarStore = store.finish()
    gpos.remap_device_varidxes(gdef.VarStore.optimize())


# ---- files --------------------------------------------------------------------------------------------------


def write(font, folder, name):
    data = io.BytesIO()
    font.flavor = 'woff2'
    font.save(data, reorderTables=False)
    with open(os.path.join(folder, name), 'wb') as file:
        file.write(data.getvalue())
    print(f'{len(data.getvalue()):7,} bytes  {name}')


def make_files(packages, folder):
    gothic = os.path.join(packages, '@fontsource-variable/special-gothic/files/special-gothic-{}-wdth-normal.woff2')
    sans = os.path.join(packages, '@fontsource-variable/instrument-sans/files/instrument-sans-{}-wght-normal.woff2')
    mono = os.path.join(packages, '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2')
    serif = os.path.join(packages, '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2')

    for family, path, letters, tolerance, step in (
        ('special-gothic', gothic, GERMAN - NOT_IN_HEADLINES, 5, 5),
        ('instrument-sans', sans, GERMAN, 4, 2),
    ):
        font = load(path.format('latin'), letters, ['kern', 'tnum'])
        rebuild_kerning(font, tolerance, step)
        write(font, folder, f'{family}-de.woff2')
        write(load(path.format('latin'), LATIN - letters, []), folder, f'{family}-latin.woff2')
        write(load(path.format('latin-ext'), LATIN_EXT, []), folder, f'{family}-latin-ext.woff2')
    font = load(mono, GERMAN, [])
    write(instancer.instantiateVariableFont(font, {'wght': (400, 400, 600)}), folder, 'geist-mono-de.woff2')
    write(load(serif, MOCK_UP, ['kern']), folder, 'instrument-serif-de.woff2')


# ---- fallback -----------------------------------------------------------------------------------------------

# Running German in the mix of letters, spaces and marks the site has.
SAMPLE = (
    'Sie erzählen mir, was Sie anbieten und für wen. Drei Tage später steht Ihre Website im Netz: eigenständig '
    'gestaltet, schnell geladen, bereit für Google und Sprachsuche. Die klassische Entwicklung braucht Monate, '
    'weil jeder Schritt auf den nächsten wartet. Hier laufen Text, Gestaltung und Technik gleichzeitig, und nach '
    'zweiundsiebzig Stunden prüfen wir gemeinsam jede Seite, bevor sie online geht.'
)


def mean_width(font):
    """Mean advance of a character of SAMPLE, kerned, in em."""
    cmap, metrics = font.getBestCmap(), font['hmtx'].metrics
    glyphs = [cmap[ord(c)] for c in SAMPLE]
    if 'kern' in font:
        kerning = font['kern'].kernTables[0].kernTable
    else:
        kerning = {pair: values[0] for pair, values in read_kerning(font)[1].items()}
    width = sum(metrics[g][0] for g in glyphs) + sum(kerning.get(pair, 0) for pair in zip(glyphs, glyphs[1:]))
    return width / len(SAMPLE) / font['head'].unitsPerEm


def at(path, **location):
    font = TTFont(path)
    return instancer.instantiateVariableFont(font, location, overlap=instancer.OverlapMode.KEEP_AND_DONT_SET_FLAGS)


def make_fallback(folder, liberation):
    """Measures against Liberation Sans, which has the advance widths of Arial to the unit.

    Arial Narrow would look closer to the compressed headlines, but few systems have it, and a face cannot carry
    one size-adjust for Arial Narrow and another for Arial.
    """
    names = {
        400: ("local('Arial'), local('ArialMT'), local('Liberation Sans'), local('Arimo'), local('Roboto')", 'LiberationSans-Regular.ttf'),
        700: ("local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('Arimo Bold'), local('Roboto Bold')", 'LiberationSans-Bold.ttf'),
    }
    gothic, sans = (os.path.join(folder, f'{n}-de.woff2') for n in ('special-gothic', 'instrument-sans'))
    faces = [
        # family, stand-in, font file, axes, descriptors
        ('Special Gothic Fallback', 700, gothic, dict(wdth=75, wght=700), 'font-stretch: 75%; font-weight: 700'),
        ('Special Gothic Fallback', 700, gothic, dict(wdth=87, wght=700), 'font-stretch: 87%; font-weight: 700'),
        ('Special Gothic Fallback', 700, gothic, dict(wdth=100, wght=600), 'font-stretch: 100%; font-weight: 500 700'),
        ('Special Gothic Fallback', 700, gothic, dict(wdth=112, wght=600), 'font-stretch: 112%; font-weight: 500 700'),
        ('Special Gothic Fallback', 400, gothic, dict(wdth=100, wght=400), 'font-stretch: 100%; font-weight: 400'),
        ('Special Gothic Fallback', 400, gothic, dict(wdth=125, wght=400), 'font-stretch: 125%; font-weight: 400'),
        ('Instrument Sans Fallback', 400, sans, dict(wght=400), 'font-weight: 400 500'),
        ('Instrument Sans Fallback', 700, sans, dict(wght=650), 'font-weight: 600 700'),
    ]
    css = [
        '/* Stand-ins until the web fonts are here, scaled so that nothing moves when they arrive. Made by make-fonts.py:\n'
        '   size-adjust is the mean advance of German text in the web font over that in the stand-in; the overrides are\n'
        '   the ascent and descent of the web font over size-adjust. line-gap is 0 in both families. */\n'
    ]
    for family, stand_in, path, location, descriptors in faces:
        local, file = names[stand_in]
        font = at(path, **location)
        adjust = mean_width(font) / mean_width(TTFont(os.path.join(liberation, file)))
        em = font['head'].unitsPerEm
        css.append(
            f"@font-face {{\n  font-family: '{family}';\n  src: {local};\n"
            + ''.join(f'  {d.strip()};\n' for d in descriptors.split(';'))
            + f'  size-adjust: {adjust:.2%};\n'
            f"  ascent-override: {font['hhea'].ascent / em / adjust:.2%};\n"
            f"  descent-override: {-font['hhea'].descent / em / adjust:.2%};\n"
            f"  line-gap-override: {font['hhea'].lineGap / em / adjust:.0%};\n}}\n"
        )
    with open(os.path.join(folder, 'fallback.css'), 'w', encoding='utf-8') as file:
        file.write('\n'.join(css))


if __name__ == '__main__':
    make_files(sys.argv[1], sys.argv[2])
    if len(sys.argv) > 3:
        make_fallback(sys.argv[2], sys.argv[3])
