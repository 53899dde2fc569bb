import { commonFeatures, packages, scopeOf } from '../home/packages.ts'
import { owner as siteOwner } from '#content/facts/owner.ts'
import type { Owner } from '../types.ts'
import { offer } from '#content/facts/offer.ts'
import {
  alternatives,
  amountOf,
  capitalised,
  euro,
  handoverDay,
  numberWord,
  ordinalWord,
  wordsOf,
  workdayName,
  yearlyPeriod,
} from '../format.ts'
import { vatTexts } from '../vat.ts'
import { addressLine, decision, ownerContact, ownerPostalContact, ownerText, providerText, row, text } from './text.ts'
import type { LegalDocument } from './text.ts'

const { express, experience, ecosystem } = offer.packages
const startWeekday = workdayName(offer.startWeekday)
const closed = alternatives(offer.closed.map(({ name, from, to }) => `unsere ${name} (${yearlyPeriod(from, to)})`))

/** The terms for fixed-price websites. Clients are businesses or consumers; people founding a business are treated as consumers. */
export function createAgb(owner: Owner): LegalDocument {
  return {
    path: '/agb.html',
    title: 'Allgemeine Geschäftsbedingungen',
    lead: 'Die Regeln für unsere Pakete zum Festpreis, mit allem, was Ihnen als Verbraucherin oder Verbraucher zusteht.',
    asOf: '2026-11',
    text: text`
${decision('gesamt')}

## 1. Für wen und wofür diese Bedingungen gelten {#geltung}

1. „Wir“ sind ${ownerContact(owner)} (${ownerText(owner, 'brand', owner.brand)}). „Sie“ sind die Person oder das Unternehmen, für die wir eine Website oder einen Funnel bauen.
2. Diese Bedingungen gelten für alle Verträge über unsere Pakete und Zusatzleistungen. Eigene Bedingungen von Ihnen gelten nur, wenn wir ihnen in Textform zustimmen. Was wir einzeln mit Ihnen vereinbaren, geht diesen Bedingungen immer vor.
3. Unser Angebot richtet sich an Unternehmerinnen und Unternehmer (§\u00a014 BGB). Es steht auch Verbraucherinnen und Verbrauchern (§\u00a013 BGB) offen. Dazu gehört, wer noch überlegt, ob er gründet: Solange die Entscheidung für die Selbständigkeit nicht gefallen ist, behandeln wir Sie als Verbraucherin oder Verbraucher.
4. Wo diese Bedingungen zwischen beiden unterscheiden, steht es dabei. Ist offen, ob Sie Verbraucherin oder Verbraucher sind, behandeln wir Sie so.

${decision('verbraucher')}

## 2. Wie der Vertrag zustande kommt {#vertrag}

1. Die Darstellung der Pakete auf dieser Website ist noch kein verbindliches Angebot. Bestellen kann man hier nichts: Die Knöpfe öffnen eine E-Mail oder unseren Terminkalender.
2. Die Gespräche vorab (Kennenlerngespräch ${amountOf(offer.talkMinutes.introduction, 'Minute', 'Minuten')}, Audit ${amountOf(offer.talkMinutes.audit, 'Minute', 'Minuten')}, Strategiegespräch ${amountOf(offer.talkMinutes.strategy, 'Minute', 'Minuten')}) sind kostenlos und verpflichten zu nichts.
3. Nach dem Strategiegespräch erhalten Sie ein Angebot in Textform mit Umfang, Preis, Starttag und Tag der Übergabe. Der Vertrag kommt zustande, wenn Sie es in Textform annehmen, zum Beispiel per E-Mail. Wir halten uns 14\u00a0Tage an ein Angebot gebunden, an den Starttag bis zu dem Tag, den das Angebot dafür nennt.
4. Mit dem Angebot, also bevor Sie es annehmen, erhalten Sie diese Bedingungen und als Verbraucherin oder Verbraucher auch Widerrufsbelehrung und Formular. Vertragssprache ist Deutsch. Wir speichern den Vertragstext und schicken ihn Ihnen nach dem Vertragsschluss per E-Mail.

## 3. Was Sie bekommen {#leistung}

Den genauen Umfang legt das Angebot fest. Die ${numberWord(packages.length)} Pakete enthalten:

<dl>
${packages.map((one) => row(`${one.name}, ${one.price}, ${amountOf(one.days, 'Arbeitstag', 'Arbeitstage')}`, scopeOf(one)))}
</dl>

Für jedes Paket gilt: ${commonFeatures.join(', ')}.

1. ${capitalised(wordsOf(offer.corrections.rounds, 'eine Korrekturrunde je Paket ist', 'Korrekturrunden je Paket sind'))} enthalten. Eine Runde ist eine gesammelte Liste Ihrer Änderungswünsche innerhalb des vereinbarten Umfangs. Was Sie an den Abenden des Projekts anmerken, zählt nicht als Runde. Die Runden liegen nach der Übergabe und enden ${amountOf(offer.corrections.untilDays, 'Tag', 'Tage')} danach.
2. Nicht enthalten sind, wenn das Angebot nichts anderes sagt: die Kosten für Domain, Hosting, E-Mail-Versand und fremde Lizenzen, die Sie direkt mit dem jeweiligen Anbieter abrechnen; Fotografie; laufende Pflege nach der Übergabe, soweit sie nicht zur Begleitung gehört.
3. Verkaufen Sie mit ${ecosystem.name} Kurse oder Mitgliedschaften an Verbraucherinnen und Verbraucher, bauen wir den Bestellknopf (§\u00a0312j BGB), den Kündigungsknopf (§\u00a0312k BGB) und den Widerrufsknopf (§\u00a0356a BGB) ein. Die Terminbuchung von ${experience.name} nimmt deshalb nur kostenlose Termine an. Ob ein Kurs nach dem Fernunterrichtsschutzgesetz zugelassen sein muss, klären Sie vor dem Starttag.
4. Impressum, Datenschutzerklärung und andere Rechtstexte binden wir technisch ein. Den Inhalt liefern Sie; Rechtsberatung dürfen und wollen wir nicht leisten. Braucht Ihr Angebot besondere Barrierefreiheit nach dem Barrierefreiheitsstärkungsgesetz, sagen Sie es uns vor dem Angebot.
5. Updates des Servers und tägliche Sicherungen macht nach der Übergabe ${offer.upkeep}. Zieht Ihre Domain um, lassen wir die Einträge Ihrer E-Mail unverändert und leiten alte Adressen Ihrer Website um. Ihre Rechte aus Abschnitt\u00a011 bleiben, als Verbraucherin oder Verbraucher auch die auf Aktualisierungen.
6. Wir bauen Ihre Website so, dass Suchmaschinen und Sprachassistenten sie gut lesen können. Einen bestimmten Platz, eine Zahl von Anfragen oder einen Umsatz schulden wir nicht. Angaben dazu auf dieser Website beschreiben Ziele und Beispiele. Vor der Übergabe messen wir die Ladezeit und prüfen Lesbarkeit und Bedienung. Unternehmen schulden wir einen bestimmten Wert nur, wenn er mit Messverfahren im Angebot steht; für Verbraucherinnen und Verbraucher gilt §\u00a0327e BGB.

## 4. Wie wir die Tage zählen {#tage}

1. ${express.name} wird am ${ordinalWord(express.days)}, ${experience.name} am ${ordinalWord(experience.days)} und ${ecosystem.name} am ${ordinalWord(ecosystem.days)} Arbeitstag nach dem Starttag übergeben. Arbeitstage sind Montag bis Freitag ohne gesetzliche Feiertage an unserem Sitz${closed && ` und ohne ${closed}`}. Beginnt ${express.name} an einem ${startWeekday}, ist am ${handoverDay(offer.startWeekday, express.days)} Übergabe, wenn kein freier Tag dazwischenliegt.
2. Starttag ist ein ${startWeekday}; welcher, vereinbaren wir mit dem Angebot. Es bleibt bei diesem Tag, wenn bis zum letzten Arbeitstag davor alles aus Abschnitt\u00a05 vollständig da und die erste Hälfte des Preises eingegangen ist. Fehlt etwas, ist der neue Starttag der nächste freie ${startWeekday} in unserem Kalender, sobald alles da ist, spätestens vier Wochen danach; wir nennen Ihnen den Tag sofort. Halten wir diese Frist nicht, können Sie kostenlos zurücktreten.
3. Legen wir Ihnen etwas zur Freigabe vor und antworten Sie nicht am selben Arbeitstag, verschiebt sich der Tag der Übergabe um die Dauer des Wartens. Ebenso bei Änderungen des Umfangs und bei Störungen, die niemand von uns beiden zu vertreten hat.
4. Halten wir den Tag aus Gründen nicht ein, die wir zu vertreten haben, stehen Ihnen die gesetzlichen Rechte zu.
5. Wir beginnen höchstens ${wordsOf(offer.monthlyLimit, 'ein Projekt', 'Projekte')} je Kalendermonat. Ein Anspruch auf einen bestimmten Starttag entsteht erst mit dem Vertrag.

## 5. Was wir von Ihnen brauchen {#mitwirkung}

Die kurzen Zeiten gehen nur gemeinsam auf. Vor dem Starttag liefern Sie:

- ${offer.preparationQuestions === 1 ? 'die beantwortete Frage' : `die beantworteten ${numberWord(offer.preparationQuestions)} Fragen`} zu Ihrem Angebot,
- Logo, Fotos und Texte, die Sie verwenden wollen, in brauchbarer Qualität,
- die Texte für Impressum und Datenschutz,
- die Zugänge zu Domain, Hosting und gewünschten Diensten,
- den Namen einer Person, die Entwürfe am selben Tag ansehen und freigeben darf.

1. Sie stehen dafür ein, dass Sie die gelieferten Inhalte verwenden dürfen. Macht jemand deswegen Rechte gegen uns geltend und haben Sie das zu vertreten, ersetzen Sie uns den Schaden.
2. Prüfen Sie Sachangaben zu Ihrem Angebot, Preise und Werbeaussagen, bevor Sie freigeben. Für Ihre Angaben sind Sie verantwortlich, für das, was wir hinzufügen, wir.

## 6. Preise und Zahlung {#preise}

1. ${ownerText(owner, 'vat', vatTexts(owner.vat).clause)}${
      owner.vat.kind === 'regelbesteuert' &&
      text`
2. Unternehmen mit Sitz im Ausland zahlen den Nettopreis, soweit sie die Umsatzsteuer dort selbst schulden; die Rechnung weist dann keine deutsche Umsatzsteuer aus.`
    }
3. Der Paketpreis ist ein Festpreis für den vereinbarten Umfang. Mehr wird nur berechnet, was Sie vorher zu einem genannten Preis in Textform zusätzlich beauftragt haben.
4. Eine weitere Unterseite kostet ${euro(offer.extrasEuro.page)}; Impressum, Datenschutzerklärung und Blogartikel zählen nicht als Seiten. Eine Änderung nach der Übergabe, die weder Korrekturrunde noch Begleitung noch Mangel ist, kostet ${euro(offer.extrasEuro.hour)} je Stunde.
5. Die erste Hälfte des Preises ist am letzten Arbeitstag vor dem Starttag fällig und muss dann eingegangen sein, die zweite ist es 14\u00a0Tage nach der Übergabe, bei Unternehmen nicht vor der Abnahme. Wir schicken jeweils eine Rechnung; gezahlt wird per Überweisung.
6. Bei Zahlungsverzug gelten die gesetzlichen Zinsen. Aufrechnen können Sie mit Forderungen, die unbestritten, rechtskräftig festgestellt oder entscheidungsreif sind oder aus demselben Vertrag stammen.

${decision('raten')}

## 7. Übergabe und Abnahme {#uebergabe}

1. Übergabe heißt: Die Website ist unter der vereinbarten Adresse erreichbar, und Sie haben die Zugänge und den Quellcode. Fehlt uns der Zugang zu Ihrer Adresse, gilt auch die vollständig fertige Website unter einer Vorschauadresse als übergeben.
2. Sind Sie Unternehmerin oder Unternehmer, nehmen Sie die Website ab, wenn sie im Wesentlichen dem Vertrag entspricht. Bei der Übergabe setzen wir Ihnen dafür in Textform eine Frist von 14\u00a0Tagen und weisen auf diese Folge hin: Nehmen Sie die Website in der Frist weder ab noch verweigern Sie die Abnahme unter Angabe mindestens eines Mangels, gilt sie als abgenommen (§\u00a0640 Abs.\u00a02 BGB).
3. Sind Sie Verbraucherin oder Verbraucher, tritt an die Stelle der Abnahme die Bereitstellung (§\u00a0650 Abs.\u00a02 BGB). Eine Erklärung von Ihnen ist nicht nötig.

## 8. Geld-zurück-Garantie: ${amountOf(offer.guaranteeDays, 'Tag', 'Tage')} {#garantie}

1. Garantiegeber ist ${providerText(owner)}, ${ownerText(owner, 'address', addressLine(owner))}. Die Garantie gilt in der Europäischen Union, im EWR und in der Schweiz für jedes Paket.
2. Sind Sie nicht zufrieden, erhalten Sie den gezahlten Paketpreis zurück. Gründe müssen Sie nicht nennen. Es genügt, wenn Sie uns innerhalb von ${amountOf(offer.guaranteeDays, 'Tag', 'Tagen')} nach der Übergabe in Textform schreiben, zum Beispiel per E-Mail; absenden innerhalb der Frist reicht.
3. Wir überweisen ihn innerhalb von ${amountOf(offer.refundDays, 'Tag', 'Tagen')} nach Ihrer Nachricht. Ein noch nicht gezahlter Teil des Paketpreises entfällt mit Ihrer Nachricht. Nicht erstattet wird, was Sie an andere Anbieter gezahlt haben, etwa für Domain oder Hosting, und was zusätzlich zum Paket beauftragt wurde.
4. Mit der Erstattung enden Ihre Rechte an unserer Gestaltung, unseren Texten und unserem Code. Innerhalb von 7\u00a0Tagen nach der Erstattung nehmen Sie die Website vom Netz, auf Wunsch wir. Ihre Domain behalten Sie, ebenso alles, was Sie uns gegeben haben. Eine noch laufende Begleitung endet.
5. Ihre gesetzlichen Rechte, besonders bei Mängeln und zum Widerruf, bestehen unentgeltlich neben der Garantie und werden durch sie nicht eingeschränkt.

${decision('garantie-umfang')}

## 9. Wem was gehört {#rechte}

1. Ab der Übergabe dürfen Sie die Website nutzen und mit ihr umziehen. Mit vollständiger Zahlung erhalten Sie an ihr das einfache, zeitlich und räumlich unbegrenzte Recht, sie für Ihre Zwecke zu nutzen, zu ändern, ändern zu lassen und mit Ihrem Unternehmen oder Vorhaben weiterzugeben. Für Gestaltung und Texte, die eigens für Sie entstanden sind, ist dieses Recht ausschließlich, soweit Abschnitt\u00a010 nichts anderes sagt.
2. Sie erhalten den Quellcode und alle Zugänge. Ein Umzug zu einem anderen Anbieter ist jederzeit möglich.
3. Für freie Software, Schriften und andere fremde Bausteine gelten deren Lizenzen. Welche wir verwendet haben, steht in den Unterlagen zur Übergabe. Werkzeuge und Bausteine, die wir in mehreren Projekten einsetzen, dürfen wir weiterverwenden.
4. Ihre Inhalte bleiben Ihre. Wir verwenden sie nur für Ihr Projekt.
5. Als Referenz nennen und zeigen wir Ihr Projekt nur, wenn Sie vorher in Textform zustimmen. Einen Hinweis auf uns im Fuß Ihrer Website setzen wir nur, wenn Sie das möchten.

## 10. Einsatz von KI {#ki}

1. Wir arbeiten mit KI-Werkzeugen, vor allem für Rohtexte, ersten Code, Bildbearbeitung und Varianten. Auswahl, Überarbeitung und Prüfung liegen bei Menschen; wir stehen für das Ergebnis ein wie für eigene Arbeit.
2. An Bestandteilen, die im Wesentlichen eine Maschine erzeugt hat, entsteht nach heutigem Verständnis oft kein Urheberrecht. Soweit das so ist, können wir daran keine ausschließlichen Rechte einräumen, und andere könnten ähnliche Ergebnisse erhalten. Auf Wunsch sagen wir Ihnen, welche Bestandteile das betrifft.
3. Ihre eigenen personenbezogenen Daten und Ihre Geschäftsgeheimnisse geben wir nur in KI-Werkzeuge ein, wenn Sie zugestimmt haben und ein Vertrag mit dem Anbieter ausschließt, dass er sie für das Training verwendet. Personenbezogene Daten anderer Menschen, etwa Ihrer Kundschaft, geben wir dort nicht ein. Welche Werkzeuge wir für Ihr Projekt einsetzen, steht im Angebot.
4. Künstlich erzeugte Bilder, Töne und Videos, die man für echt halten könnte, kennzeichnen wir, wie es das Gesetz verlangt (Art.\u00a050 der KI-Verordnung). Bilder von Menschen, die es nicht gibt, als Kundinnen oder Kunden auszugeben, lehnen wir ab.

## 11. Wenn etwas nicht stimmt {#maengel}

1. Schreiben Sie uns, was nicht funktioniert, am besten mit Bildschirmfoto. Wir sehen es uns an und bessern nach.
2. Sind Sie Verbraucherin oder Verbraucher, haben Sie die gesetzlichen Rechte bei digitalen Produkten (§§\u00a0327 ff. BGB): Nacherfüllung, Vertragsbeendigung, Minderung und Schadensersatz, dazu die notwendigen Aktualisierungen, solange Sie sie nach Art und Zweck der Website erwarten können.
3. Sind Sie Unternehmerin oder Unternehmer, gelten die gesetzlichen Rechte des Werkvertrags (§§\u00a0633 ff. BGB). Ansprüche wegen Mängeln verjähren ein Jahr nach der Abnahme. Das gilt nicht bei Vorsatz, grober Fahrlässigkeit, arglistigem Verschweigen, Verletzung von Leben, Körper oder Gesundheit, Verletzung wesentlicher Vertragspflichten (Abschnitt\u00a013), übernommenen Garantien und nicht für Ansprüche nach dem Produkthaftungsgesetz.
4. Kein Mangel ist, was auf Änderungen beruht, die Sie oder Dritte nach der Übergabe vorgenommen haben, oder auf späteren Änderungen bei fremden Diensten, außer wir haben sie zu vertreten. Gegenüber Verbraucherinnen und Verbrauchern bleiben die Aktualisierungspflicht (§\u00a0327f BGB) und alle Rechte nach §§\u00a0327 ff. BGB davon unberührt.

## 12. Begleitung nach der Übergabe {#begleitung}

1. Bei ${experience.name} ${experience.supportWeeks === 1 ? 'ist' : 'sind'} ${amountOf(experience.supportWeeks, 'Woche', 'Wochen')} Begleitung enthalten, bei ${ecosystem.name} ${amountOf(ecosystem.supportWeeks, 'Woche', 'Wochen')} Premium-Begleitung, jeweils ab der Übergabe. Sie endet von selbst; es entsteht kein Abonnement.
2. Begleitung heißt: Fragen beantworten und kleine Anpassungen an Texten und Bildern; bei ${ecosystem.name} auch die Auswertung der ersten Zahlen. Bei ${experience.name} antworten wir bis zum nächsten Arbeitstag, bei ${ecosystem.name} am selben Arbeitstag, wenn Ihre Frage bis ${offer.sameDayUntilHour}\u00a0Uhr da ist. Neue Seiten und Funktionen gehören nicht dazu.

## 13. Haftung {#haftung}

1. Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei Verletzung von Leben, Körper oder Gesundheit, nach dem Produkthaftungsgesetz, für arglistig verschwiegene Mängel und soweit wir eine Garantie für eine Eigenschaft übernommen haben.
2. Bei leichter Fahrlässigkeit haften wir nur, wenn wir eine wesentliche Vertragspflicht verletzen, also eine Pflicht, die den Vertrag erst möglich macht und auf die Sie sich verlassen dürfen. Die Haftung ist dann auf den Schaden begrenzt, der bei solchen Verträgen typisch und vorhersehbar ist.
3. Das gilt auch für Menschen, die für uns arbeiten. Ihre Rechte aus Abschnitt\u00a08 und, als Verbraucherin oder Verbraucher, bei Mängeln bleiben unberührt.
4. Nach der Übergabe macht die täglichen Sicherungen ${offer.upkeep} (Abschnitt\u00a03). Gehen danach Daten verloren, weil eine übliche Sicherung fehlte, haften wir bei leichter Fahrlässigkeit nur für den Aufwand, der auch mit Sicherung entstanden wäre. Ansprüche nach Art.\u00a082 DSGVO und dem Produkthaftungsgesetz bleiben unberührt, auch bei Daten.

## 14. Vertraulichkeit und Datenschutz {#vertraulich}

1. Was wir über Ihr Unternehmen erfahren und erkennbar vertraulich ist, behalten wir für uns, auch nach dem Ende des Vertrags. Ebenso Sie.
2. Verarbeiten wir für Sie personenbezogene Daten, etwa die Ihrer Kundschaft, schließen wir vorher einen Vertrag zur Auftragsverarbeitung (Art.\u00a028 DSGVO).
3. Wie wir Ihre eigenen Daten verarbeiten, steht in der [Datenschutzerklärung](/datenschutz.html).

## 15. Vorzeitiges Ende {#kuendigung}

1. Sie können den Vertrag bis zur Fertigstellung jederzeit kündigen (§\u00a0648 BGB). Wir behalten dann den Anspruch auf den Preis, ziehen aber ab, was wir an Aufwand sparen oder durch andere Aufträge verdienen. Die Garantie aus Abschnitt\u00a08 setzt eine Übergabe voraus.
2. Beide können aus wichtigem Grund kündigen (§\u00a0648a BGB). Kündigungen brauchen Textform.

## 16. Widerrufsrecht für Verbraucherinnen und Verbraucher {#widerruf}

Schließen Sie den Vertrag als Verbraucherin oder Verbraucher ausschließlich über Fernkommunikationsmittel (etwa E-Mail, Brief, Messenger) oder außerhalb von Geschäftsräumen, gilt:

<section class="t-lilac">

### Widerrufsbelehrung

**Widerrufsrecht**

Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses.

Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (${ownerContact(owner)}) mittels einer eindeutigen Erklärung (z.\u00a0B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist.

Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.

**Folgen des Widerrufs**

Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet.

Haben Sie verlangt, dass die Dienstleistungen während der Widerrufsfrist beginnen sollen, so haben Sie uns einen angemessenen Betrag zu zahlen, der dem Anteil der bis zu dem Zeitpunkt, zu dem Sie uns von der Ausübung des Widerrufsrechts hinsichtlich dieses Vertrags unterrichten, bereits erbrachten Dienstleistungen im Vergleich zum Gesamtumfang der im Vertrag vorgesehenen Dienstleistungen entspricht.

</section>

### Beginn vor Ablauf der Frist {#vorzeitiger-beginn}

Ein Projekt von ${alternatives(packages.map(({ days }) => String(days)))}\u00a0Arbeitstagen ist oft übergeben, bevor 14\u00a0Tage um sind. Wir beginnen während der Widerrufsfrist nur, wenn Sie das ausdrücklich verlangen und bestätigen, dass Ihr Widerrufsrecht mit vollständiger Erfüllung des Vertrags erlischt (§\u00a0356 Abs.\u00a04 BGB), also nicht schon mit der Übergabe, solange Korrekturrunden oder Begleitung offen sind. Möchten Sie das nicht, vereinbaren wir einen Starttag nach Ablauf der Frist. Die Garantie aus Abschnitt\u00a08 haben Sie in beiden Fällen.

<section data-part="form">

### Muster-Widerrufsformular

(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)

<p>An ${ownerPostalContact(owner)}:</p>
<p data-part="blank">Hiermit widerrufe(n) ich/wir\u00a0(*) den von mir/uns\u00a0(*) abgeschlossenen Vertrag über den Kauf der folgenden Waren\u00a0(*)/die Erbringung der folgenden Dienstleistung\u00a0(*)</p>
<p data-part="blank">Bestellt am\u00a0(*)/erhalten am\u00a0(*)</p>
<p data-part="blank">Name des/der Verbraucher(s)</p>
<p data-part="blank">Anschrift des/der Verbraucher(s)</p>
<p data-part="blank">Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)</p>
<p data-part="blank">Datum</p>
<p class="small quiet">(*) Unzutreffendes streichen.</p>

</section>

${decision('widerruf-pruefen')}

## 17. Streit und Schluss {#schluss}

1. Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.
2. Es gilt deutsches Recht ohne das UN-Kaufrecht. Sind Sie Verbraucherin oder Verbraucher, bleibt der zwingende Schutz des Landes, in dem Sie gewöhnlich leben, erhalten.
3. ${'firm' in owner.legalForm ? text`Sind beide Seiten Kaufleute, juristische Personen des öffentlichen Rechts oder öffentlich-rechtliche Sondervermögen, ist Gerichtsstand ${owner.court === null ? ownerText(owner, 'address', owner.address.city) : ownerText(owner, 'court', owner.court)}. Sonst gelten die gesetzlichen Gerichtsstände.` : text`Es gelten die gesetzlichen Gerichtsstände.`}
4. Für jeden Vertrag gilt die Fassung dieser Bedingungen, die wir Ihnen mit dem Angebot geschickt haben.
5. Ist eine Bestimmung unwirksam, bleiben die übrigen gültig. An ihre Stelle tritt das Gesetz.
`,
  }
}

/** The site owner's terms. */
export const agb = createAgb(siteOwner)
