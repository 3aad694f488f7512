import type { LegalWords } from "./legal.js";

export const de: LegalWords = {
  links: "Rechtliches",
  notice:
    "Demonstration: Névéa ist ein erfundener Anbieter. Namen, Nummern, Anschriften und Registereinträge auf dieser Seite sind Platzhalter; hier lässt sich nichts buchen oder bezahlen.",
  pages: {
    terms: {
      link: "Reisebedingungen",
      title: "Allgemeine Reisebedingungen",
      description: "Reisebedingungen von Névéa, einem erfundenen Anbieter: Preis, Zahlung, Umbuchung, Rücktritt und Beschwerden.",
      sections: [
        {
          title: "Dein Vertrag",
          texts: [
            "Eine Unterkunft zusammen mit Skipass, Skiverleih oder Anreise ist eine Pauschalreise nach §\u00a0651a BGB. Névéa ist der Reiseveranstalter und haftet für alle Leistungen.",
            "Der Vertrag kommt mit unserer Buchungsbestätigung zustande. Für Unterkunft und Beförderung zu festen Terminen gibt es kein 14-tägiges Widerrufsrecht.",
          ],
        },
        {
          title: "Preis und Zahlung",
          texts: [
            "Der Gesamtpreis enthält alle Pflichtkosten, auch die Buchungsgebühr. Die Kurtaxe der Gemeinde zahlst du vor Ort.",
            "Bei der Buchung ist eine Anzahlung von 25 bis 40\u00a0% fällig, je nach Angebot, der Rest 30 Tage vor der Anreise. Beides verlangen wir erst, wenn du den Sicherungsschein hast.",
          ],
        },
        {
          title: "Wenn du umbuchst oder zurücktrittst",
          texts: [
            "Angebote mit kostenloser Stornierung kannst du bis zum angezeigten Tag ohne Kosten stornieren. Danach und bei anderen Angeboten behalten wir bis 30 Tage vor der Anreise 30\u00a0% des Preises ein, bis 15 Tage vorher 60\u00a0%, danach den ganzen Preis. Du kannst nachweisen, dass uns ein geringerer Schaden entstanden ist.",
            "Deine Pauschalreise kannst du auf eine andere Person übertragen, wenn du uns mindestens sieben Tage vor Beginn Bescheid gibst.",
          ],
        },
        {
          title: "Schneegarantie",
          texts: [
            "Laufen drei Tage vor der Anreise weniger als 30\u00a0% der Lifte in deinem Skigebiet, kannst du bis zum Tag vor der Anreise umbuchen oder dein ganzes Geld zurückbekommen. Das gilt für Orte ab 1.800\u00a0m bei Anreise vom 5. Dezember bis 10. April und für Orte ab 1.200\u00a0m bei Anreise vom 19. Dezember bis 20. März.",
          ],
        },
        {
          title: "Wenn wir ändern oder absagen",
          texts: [
            "Müssen wir eine wesentliche Leistung ändern oder den Preis um mehr als 8\u00a0% erhöhen, kannst du zustimmen oder kostenlos zurücktreten. Dein Geld bekommst du innerhalb von 14 Tagen zurück.",
          ],
        },
        {
          title: "Bewertungen von Gästen",
          texts: [
            "Noten und Bewertungen stammen von Gästen. Wir prüfen nicht, ob ihre Verfasser in der Unterkunft waren, und ändern oder entfernen keine wegen ihrer Note. In dieser Demonstration sind alle erfunden.",
          ],
        },
        {
          title: "Wenn etwas nicht stimmt",
          texts: [
            "Melde den Mangel sofort, damit wir ihn noch während des Aufenthalts beheben können. Gelingt das nicht, kannst du den Preis mindern oder Schadensersatz verlangen.",
            "Beschwerden: beschwerden@nevea.example. Ein echter Anbieter nennt hier, ob er an einer Verbraucherschlichtung teilnimmt.",
          ],
        },
      ],
    },
    privacy: {
      link: "Datenschutz und Cookies",
      title: "Datenschutz und Cookies",
      description: "Was diese Demonstration auf deinem Gerät speichert, was ihre Server erhalten und wie du deine Auswahl änderst.",
      sections: [
        {
          title: "Auf deinem Gerät, ohne zu fragen",
          texts: ["Ohne diese Angaben funktioniert deine Suche nicht:"],
          facts: [
            ["Reisende deiner Suche", "Anzahl und Alter, bis du den Browser schließt"],
            ["Deine Cookie-Auswahl", "180 Tage"],
          ],
        },
        {
          title: "Auf deinem Gerät, wenn du zustimmst",
          texts: ["Du kannst dem einen ohne das andere zustimmen."],
          facts: [
            [
              "Einstellungen",
              "letzte Suchen, Merkliste, Preisanzeige und Schulferien, bis du sie ablehnst oder löschst. Für unsere Startseite übermitteln uns die Cookies nevea-search und nevea-shortlist deine letzte Suche und höchstens vier Unterkünfte von deiner Merkliste, 180 Tage lang.",
            ],
            ["Seitentests", "ein zufälliger Besuchercode und die gezeigten Varianten unserer Seiten, höchstens ein Jahr"],
          ],
        },
        {
          title: "Auf unseren Servern",
          texts: [
            "Deine Suchen erreichen uns ohne deinen Namen: Ort, Termin, Alter und Pakete. Der Server dieser Demonstration behält die letzten 2000 Anfragen im Arbeitsspeicher und verliert sie, wenn er stoppt.",
            "Nimmst du an Tests teil, werden besuchte Seiten und benutzte Schaltflächen unter deinem Besuchercode erfasst. Wir zeigen keine Werbung und verkaufen keine Daten.",
          ],
        },
        {
          title: "Deine Rechte",
          texts: [
            "Mit „Cookies verwalten“ am Ende jeder Seite änderst du deine Auswahl jederzeit. Was du ablehnst, löschen wir sofort von diesem Gerät.",
            "Du kannst Auskunft, Berichtigung, Löschung oder Übertragung deiner Daten verlangen oder der Nutzung widersprechen: datenschutz@nevea.example. Außerdem kannst du dich bei einer Datenschutz-Aufsichtsbehörde beschweren.",
          ],
        },
      ],
    },
    accessibility: {
      link: "Barrierefreiheit",
      title: "Erklärung zur Barrierefreiheit",
      description: "Wie weit diese Seiten den WCAG 2.2 folgen, was geprüft wird, was fehlt und wem du es melden kannst.",
      sections: [
        {
          title: "Stand",
          texts: [
            "Diese Seiten sollen die Stufe AA der Richtlinien WCAG 2.2 erfüllen. Keine unabhängige Stelle hat sie geprüft; deshalb erklären wir nicht, dass sie es vollständig tun.",
          ],
        },
        {
          title: "Was wir prüfen",
          texts: [
            "Vor jeder Version: Bedienung nur mit der Tastatur, Namen und Meldungen für Screenreader, Kontraste, Zoom bis 400\u00a0%, erzwungene Farben und weniger Bewegung. Jede Art von Seite wird außerdem automatisch geprüft (axe).",
          ],
        },
        {
          title: "Was fehlt",
          texts: [
            "Nicht jede Kombination von Browser und Screenreader wurde ausprobiert. Fotos der Unterkünfte sind nur in wenigen Worten beschrieben. Die Seiten für Entwickler gibt es nur auf Englisch.",
          ],
        },
        {
          title: "Melde dich",
          texts: [
            "Stößt du auf ein Hindernis, schreib an barrierefreiheit@nevea.example oder ruf unser Beratungsteam an: Es kann für dich suchen und buchen.",
            "Hilft unsere Antwort nicht weiter, kannst du dich an die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF) wenden.",
          ],
        },
      ],
    },
    seller: {
      link: "Impressum",
      title: "Impressum",
      description: "Wer Névéa ist: ein erfundenes Unternehmen, mit Platzhaltern für Register, Anschrift und Kontakt.",
      sections: [
        {
          title: "Anbieter",
          texts: [],
          facts: [
            ["Unternehmen", "Névéa SAS (erfunden)"],
            ["Anschrift", "1, rue de l’Exemple, 00000 Exempleville, Frankreich (erfunden)"],
            ["Handelsregister", "RCS Exempleville 000\u00a0000\u00a0000 (erfunden)"],
            ["Umsatzsteuer-ID", "FR00\u00a0000000000 (erfunden)"],
            ["Vertreten durch", "in dieser Demonstration nicht benannt"],
          ],
        },
        {
          title: "Kontakt",
          texts: [],
          facts: [
            ["Telefon", "+33 1 99 00 15 30 (erfunden)"],
            ["E-Mail", "hallo@nevea.example"],
            ["Erreichbar", "täglich von 9 bis 20\u00a0Uhr"],
          ],
        },
      ],
    },
    protection: {
      link: "Insolvenzabsicherung",
      title: "Insolvenzabsicherung",
      description: "Wie dein Geld abgesichert wäre, wenn Névéa, ein erfundener Anbieter, zahlungsunfähig würde.",
      sections: [
        {
          title: "Deutscher Reisesicherungsfonds, Nr.\u00a000000 (erfunden)",
          texts: [
            "Pauschalreisen eines echten Anbieters sind nach §\u00a0651r BGB abgesichert, etwa durch den Deutschen Reisesicherungsfonds (DRSF). Wird der Anbieter zahlungsunfähig, bekommst du deine Zahlungen zurück und, wenn die Beförderung inbegriffen ist, auch die Heimreise.",
          ],
        },
        {
          title: "Dein Sicherungsschein",
          texts: [
            "Den Sicherungsschein mit Namen und Telefonnummer der Absicherung erhältst du mit der Buchungsbestätigung, vor der ersten Zahlung.",
          ],
        },
        {
          title: "Was nicht abgesichert ist",
          texts: ["Eine Unterkunft ohne weitere Leistung ist keine Pauschalreise und fällt nicht unter diese Absicherung."],
        },
      ],
    },
  },
};
