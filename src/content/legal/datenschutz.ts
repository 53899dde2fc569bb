import { CONSENT_EXPIRY_DAYS, CONSENT_STORAGE_KEY } from '#machines/cookie-banner/consent.ts'
import { HELD_STORAGE_KEY } from '#machines/motion-control/motion-control.machine.ts'
import { owner as siteOwner } from '#content/facts/owner.ts'
import { amountOf } from '../format.ts'
import type { Owner } from '../types.ts'
import { mailContents, practices } from './practices.ts'
import { code, decision, link, ownerText, providerText, text } from './text.ts'
import type { LegalDocument } from './text.ts'

/** The privacy policy required by Art. 13 GDPR and § 25 TDDDG. It describes exactly what this site does. */
export function createDatenschutz(owner: Owner): LegalDocument {
  const { host, supervisoryAuthority: authority } = owner
  const bookingHost = new URL(owner.bookingUrl).host
  return {
    path: '/datenschutz.html',
    title: 'Datenschutz',
    lead: 'Diese Website besteht aus fertigen Dateien. Sie hat keine Datenbank, keine Benutzerkonten, keine Statistik und keine Inhalte von fremden Servern. Was trotzdem an Daten anfällt, steht hier.',
    asOf: '2026-11',
    text: text`
## Das Wichtigste in Kürze {#kurz}

- Beim Aufrufen einer Seite schreibt der Server des Hosters für kurze Zeit ein Protokoll.
- Auf Dauer speichern wir in Ihrem Browser genau eine Sache: Ihre Auswahl bei der Cookie-Frage. Adressen, die Sie aufrufen, merkt sich Ihr Browser in seinem Verlauf wie bei jeder Website. Was nur für einen Tab notiert wird, steht unten.
- Die Formulare senden nichts. Sie öffnen Ihr eigenes E-Mail-Programm, und dort entscheiden Sie.
- Unseren Kalender für Termine betreibt ein Dienstleister. Er öffnet sich erst, wenn Sie den Link anklicken.

## Wer ist verantwortlich? {#verantwortlich}

<address>
${providerText(owner)}, ${ownerText(owner, 'brand', owner.brand)}
${ownerText(owner, 'address', owner.address.street)}
${ownerText(owner, 'address', `${owner.address.postalCode}\u00a0${owner.address.city}`)}
${owner.phone && text`Telefon ${link(owner.phone.text, owner.phone.href)}`}
E-Mail ${link(owner.email, `mailto:${owner.email}`)}
</address>

Eine Pflicht, eine Datenschutzbeauftragte oder einen Datenschutzbeauftragten zu benennen, besteht nicht.

## Was passiert beim Aufrufen der Seiten? {#server}

Ihr Browser fragt die Dateien beim Hoster ab: ${ownerText(owner, 'host', `${host.name}, ${host.address}`)} (Serverstandort: ${ownerText(owner, 'host', host.location)}). Dabei verarbeitet der Hoster in unserem Auftrag Ihre IP-Adresse, Datum und Uhrzeit, die aufgerufene Adresse, die zuvor besuchte Seite, falls Ihr Browser sie nennt, die Kennung von Browser und Betriebssystem, die übertragene Datenmenge und ob der Abruf gelungen ist.

- Zweck: die Website ausliefern, Störungen finden, Angriffe abwehren.
- Rechtsgrundlage: Art.\u00a06 Abs.\u00a01 Buchst.\u00a0f DSGVO. Unser berechtigtes Interesse ist eine Website, die sicher funktioniert.
- Speicherdauer: Die Protokolle werden nach ${ownerText(owner, 'host', amountOf(host.logRetentionDays, 'Tag', 'Tagen'))} gelöscht, außer sie werden gebraucht, um einen Angriff aufzuklären.
- Empfänger: der Hoster als Auftragsverarbeiter nach Art.\u00a028 DSGVO. Eine Übermittlung in Länder außerhalb der EU und des EWR findet nicht statt.

${practices.prefetched.says}

Die Übertragung ist verschlüsselt (https). Schriften, Bilder und Programme liegen auf demselben Server.

${decision('hoster')}

## Was wird in Ihrem Browser gespeichert? {#speicher}

${practices.choice.says}

<dl>
<div><dt>Name</dt><dd>${code(CONSENT_STORAGE_KEY)}</dd></div>
<div><dt>Inhalt</dt><dd>Ihre Auswahl für Notwendig (immer erlaubt), Statistik, Marketing und Komfort, ihr Datum und die Fassung der Frage</dd></div>
<div><dt>Zweck</dt><dd>Ihre Auswahl beachten und nicht auf jeder Seite neu fragen</dd></div>
<div><dt>Dauer</dt><dd>Nach ${CONSENT_EXPIRY_DAYS}\u00a0Tagen gilt die Auswahl nicht mehr, und wir fragen neu. Löschen können Sie den Eintrag jederzeit in Ihrem Browser. Ist der lokale Speicher voll oder gesperrt, steht der Eintrag nur bis zum Schließen des Tabs im Session Storage.</dd></div>
<div><dt>Empfänger</dt><dd>Keine. Der Eintrag verlässt Ihr Gerät nicht.</dd></div>
<div><dt>Rechtsgrundlage</dt><dd>§\u00a025 Abs.\u00a02 Nr.\u00a02 TDDDG: unbedingt erforderlich, um Sie nicht auf jeder Seite neu zu fragen</dd></div>
</dl>

${owner.funnel && text`${practices.numbers.says}`}

${practices.name.says}

${practices.address.says}

${practices.measured.says}

${practices.held.says}${code(HELD_STORAGE_KEY)}), damit es auf der nächsten Seite und nach einem Neuladen so bleibt. Schließen Sie den Tab, ist die Notiz gelöscht. Auch sie verlässt Ihr Gerät nicht. Rechtsgrundlage ist §\u00a025 Abs.\u00a02 Nr.\u00a02 TDDDG: Sie haben es ausdrücklich gewünscht.

### Wozu dann die Cookie-Frage? {#kategorien}

Hinter Statistik, Marketing und Komfort steht heute kein einziger Dienst. Auch wenn Sie „Alle akzeptieren“ wählen, wird nichts geladen und nichts gemessen. Ihre Auswahl bewirkt heute nur, dass wir nicht noch einmal fragen. Als Einwilligung behandeln wir sie nicht: Einwilligen kann man nur in einen Dienst, den man kennt. Kommt je einer dazu, ändern wir diese Erklärung, nennen ihn in den Einstellungen beim Namen und fragen neu. Rechtsgrundlage wäre dann Ihre Einwilligung nach §\u00a025 Abs.\u00a01 TDDDG und Art.\u00a06 Abs.\u00a01 Buchst.\u00a0a DSGVO.

Ihre Auswahl ändern Sie jederzeit hier: <a href="#speicher" data-answered-by="cookie-banner">Cookie-Einstellungen öffnen</a>. Die Änderung gilt sofort. ${practices.signal.says}

## Was passiert, wenn Sie anfragen? {#anfragen}

${practices.mail.says} Darin steht, was Sie eingegeben haben: ${new Intl.ListFormat('de').format(Object.values(mailContents))}. Solange Sie die E-Mail nicht absenden, erfahren wir nichts von Ihnen. Erst mit dem Absenden${owner.phone ? ', oder wenn Sie anrufen,' : ''} verarbeiten wir Ihren Namen, Ihre Kontaktdaten und was Sie uns schreiben oder sagen.

- Zweck: Ihre Anfrage beantworten und, wenn Sie möchten, ein Angebot machen.
- Rechtsgrundlage: Art.\u00a06 Abs.\u00a01 Buchst.\u00a0b DSGVO, soweit es um einen Vertrag geht, sonst Buchst.\u00a0f. Unser berechtigtes Interesse ist, Ihnen zu antworten.
- Speicherdauer: Wird nichts daraus, löschen wir die Nachrichten nach sechs Monaten. Kommt ein Vertrag zustande, bewahren wir geschäftliche Briefe 6\u00a0Jahre und Rechnungen 8\u00a0Jahre auf, weil das Gesetz es verlangt (§\u00a0147 AO, §\u00a014b UStG${'firm' in owner.legalForm ? ', §\u00a0257 HGB' : ''}).
- Empfänger: der Anbieter unseres Postfachs als Auftragsverarbeiter (${ownerText(owner, 'mailProvider', owner.mailProvider)}).

E-Mails sind auf dem Weg meist verschlüsselt, aber nicht so sicher wie ein geschlossener Brief. Für Vertrauliches vereinbaren Sie besser ein Gespräch.

Im Gespräch machen wir uns Notizen; für sie gilt dasselbe. Aufgezeichnet wird nur, wenn Sie vorher zustimmen (§\u00a0201 StGB).

## Was passiert mit Ihren Daten in einem Projekt? {#projekt}

Arbeiten wir für Sie, verarbeiten wir Ihre Kontaktdaten, Ihre Inhalte und die Angaben für Angebot, Vertrag und Rechnung. Zu Ihren Inhalten gehören unsere Notizen aus den Gesprächen. Personenbezogenes aus Ihren Unterlagen, etwa Nachrichten Ihrer Kundschaft, verarbeiten wir nur nach einem Vertrag zur Auftragsverarbeitung und machen es vor der Arbeit unkenntlich.

- Zweck: den Vertrag erfüllen, abrechnen und die Pflichten aus dem Steuerrecht einhalten.
- Rechtsgrundlage: Art.\u00a06 Abs.\u00a01 Buchst.\u00a0b DSGVO für den Vertrag, Buchst.\u00a0c für Aufbewahrung und Steuer.
- Empfänger: die Menschen, die mit uns an Ihrem Projekt arbeiten, unsere Bank für die Zahlung, Steuerberatung und Finanzamt für die Buchführung, die Anbieter, bei denen Ihre Website liegt, und, wenn Sie zugestimmt haben, die Anbieter der KI-Werkzeuge. Sitzt einer davon außerhalb der EU und des EWR, übermitteln wir Daten nur mit einem Angemessenheitsbeschluss (Art.\u00a045 DSGVO) oder geeigneten Garantien (Art.\u00a046 DSGVO).
- Speicherdauer: Projektdaten löschen wir drei Jahre nach dem Ende des Jahres, in dem das Projekt endet, weil so lange Ansprüche geltend gemacht werden können. Für Briefe und Rechnungen gelten die Fristen oben.
- KI-Werkzeuge: Ihre eigenen personenbezogenen Daten geben wir dort nur ein, wenn Sie zugestimmt haben (Art.\u00a06 Abs.\u00a01 Buchst.\u00a0a DSGVO) und ein Vertrag mit dem Anbieter ausschließt, dass er sie für das Training verwendet. Die Zustimmung ist freiwillig; ohne sie arbeiten wir an diesen Stellen ohne KI. Daten anderer Menschen, etwa Ihrer Kundschaft, geben wir dort nicht ein. Welche Werkzeuge das sind, steht im Angebot; die Regel steht in den [AGB, Abschnitt\u00a010](/agb.html#ki).
- Umfrage und Messung: 14\u00a0Tage nach der Übergabe fragen wir per E-Mail, wie zufrieden Sie sind, und acht Wochen danach, wie viele Anfragen kommen. Beides nur, wenn Sie vorher eingewilligt haben (Art.\u00a06 Abs.\u00a01 Buchst.\u00a0a DSGVO, §\u00a07 UWG); die Antworten löschen wir mit den Projektdaten.

${decision('anfragen-ki')}

${
  owner.newsletter &&
  text`## Newsletter {#newsletter}

Auch die Anmeldung zum Newsletter ist eine E-Mail, die Sie selbst absenden. Mit ihr willigen Sie ein, dass wir Ihre Adresse verwenden, um Ihnen neue Artikel zu schicken. Wir antworten mit der Bitte, das zu bestätigen; ohne Ihre Bestätigung nehmen wir Sie nicht auf.

- Rechtsgrundlage: Ihre Einwilligung nach Art.\u00a06 Abs.\u00a01 Buchst.\u00a0a DSGVO und §\u00a07 UWG.
- Widerruf: jederzeit mit einer kurzen Antwort oder einer E-Mail. Danach löschen wir Ihre Adresse aus dem Verteiler.
- Nachweis: Anmeldung und Bestätigung bewahren wir nach dem Widerruf noch 3\u00a0Jahre auf, um die Einwilligung belegen zu können (Art.\u00a06 Abs.\u00a01 Buchst.\u00a0f, Art.\u00a07 Abs.\u00a01 DSGVO).
- Versand: ${owner.newsletter.sentBy === null ? 'aus unserem eigenen Postfach' : text`in unserem Auftrag (Art.\u00a028 DSGVO) durch ${owner.newsletter.sentBy}`}.
- Öffnungen und Klicks werden nicht gemessen.`
}

## Termine buchen {#termine}

Links wie „Strategiegespräch buchen“ führen zu unserem Kalender unter ${ownerText(owner, 'bookingUrl', bookingHost)} (Anbieter: ${ownerText(owner, 'bookingProvider', owner.bookingProvider)}). Er öffnet sich in einem neuen Tab. Vorher werden keine Daten dorthin übertragen. Buchen Sie, verarbeiten wir über diesen Anbieter Ihren Namen, Ihre Kontaktdaten und den Termin, um das Gespräch zu führen (Art.\u00a06 Abs.\u00a01 Buchst.\u00a0b DSGVO).

${decision('kalender')}

${
  owner.socialProfiles.length > 0 &&
  text`## Unsere Profile in sozialen Netzwerken {#netzwerke}

Wir haben Profile bei ${owner.socialProfiles.flatMap((profile, i) => [
    ...(i === 0 ? [] : [i === owner.socialProfiles.length - 1 ? ' und ' : ', ']),
    link(profile.label, profile.href),
  ])}. Auf dieser Website ist nichts von dort eingebunden; es sind Links im Impressum und an dieser Stelle. Besuchen Sie ein Profil, verarbeitet das Netzwerk Ihre Daten nach seinen eigenen Regeln, auch in Ländern außerhalb der EU. Für Statistiken über den Besuch unserer Profile sind wir mit dem Netzwerk gemeinsam verantwortlich (Art.\u00a026 DSGVO). Schreiben Sie uns dort, verwenden wir Ihre Nachricht, um zu antworten (Art.\u00a06 Abs.\u00a01 Buchst.\u00a0b oder f DSGVO).

${decision('profile')}`
}

## Teilen und andere Links {#links}

${practices.sharing.says} Es sind keine Programme von sozialen Netzwerken eingebunden. Folgen Sie einem Link auf eine fremde Website, gilt die Datenschutzerklärung dort.

## Der Inspektor für Entwickler {#inspektor}

Wer sehen möchte, wie diese Website arbeitet, kann hinter ihre Adresse ${code('?inspect')} schreiben. ${practices.inspector.says}

Der Inspektor zeigt eine Tafel unter der Seite. Sie schreibt im Arbeitsspeicher mit, was auf der Seite geschieht, auch was Sie in Formulare tippen, und vergisst es mit dem Schließen der Seite. Im Sitzungsspeicher Ihres Browsers (Session Storage) legt sie unter ${code('inspection-panel')} ab, wie groß sie ist und ob sie eingeklappt ist; der Eintrag endet mit dem Tab. Eine Aufzeichnung speichern Sie nur selbst, als Datei auf Ihrem Gerät. Nichts davon wird übertragen. Rechtsgrundlage für den Eintrag ist §\u00a025 Abs.\u00a02 Nr.\u00a02 TDDDG: Sie haben die Tafel ausdrücklich gewünscht.

## Müssen Sie Daten angeben? {#pflicht}

Nein. Sie können alle Seiten lesen, ohne uns etwas zu sagen. Für eine Antwort brauchen wir eine Adresse, für einen Vertrag Ihre Angaben zur Rechnung. Entscheidungen, die allein ein Computer trifft, oder ein Profil von Ihnen gibt es nicht (Art.\u00a022 DSGVO).

## Ihre Rechte {#rechte}

- Auskunft über Ihre Daten (Art.\u00a015 DSGVO)
- Berichtigung falscher Daten (Art.\u00a016 DSGVO)
- Löschung (Art.\u00a017 DSGVO)
- Einschränkung der Verarbeitung (Art.\u00a018 DSGVO)
- Ihre Daten in einem gängigen Format (Art.\u00a020 DSGVO)
- Widerruf einer Einwilligung mit Wirkung für die Zukunft (Art.\u00a07 Abs.\u00a03 DSGVO)
- Beschwerde bei einer Aufsichtsbehörde (Art.\u00a077 DSGVO)

<section class="t-lilac">

### Widerspruch (Art.\u00a021 DSGVO)

Verarbeiten wir Daten wegen eines berechtigten Interesses, können Sie aus Gründen, die sich aus Ihrer besonderen Situation ergeben, jederzeit widersprechen. Gegen Werbung können Sie jederzeit und ohne Gründe widersprechen. Eine formlose Nachricht genügt.

</section>

Unsere Aufsichtsbehörde: ${ownerText(owner, 'supervisoryAuthority', `${authority.name}, ${authority.address}`)}, ${link(new URL(authority.url).host, authority.url)}. Sie können sich auch an die Behörde an Ihrem Wohnort wenden.

## Änderungen {#aenderungen}

Ändert sich an der Website etwas, das hier steht, ändern wir zuerst diesen Text. Betrifft es die Cookie-Kategorien, fragen wir neu.
`,
  }
}

/** The site owner's privacy policy. */
export const datenschutz = createDatenschutz(siteOwner)
