import type { LegalWords } from "./legal.js";

export const nl: LegalWords = {
  links: "Juridische informatie",
  notice:
    "Demonstratie: Névéa is een fictieve verkoper. De namen, nummers, adressen en registraties op deze pagina zijn voorbeelden, en je kunt hier niets boeken of betalen.",
  pages: {
    terms: {
      link: "Reisvoorwaarden",
      title: "Reisvoorwaarden",
      description: "Reisvoorwaarden van Névéa, een fictieve verkoper: prijs, betaling, wijzigen, annuleren en klachten.",
      sections: [
        {
          title: "Je overeenkomst",
          texts: [
            "Een accommodatie die samen met een skipas, skihuur of vervoer wordt verkocht, is een pakketreis volgens titel 7A van boek 7 van het Burgerlijk Wetboek. Névéa is de organisator en staat in voor alle onderdelen.",
            "De overeenkomst komt tot stand zodra we je boekingsbevestiging versturen. Voor accommodatie en vervoer op vaste data geldt geen bedenktijd van 14 dagen.",
          ],
        },
        {
          title: "Prijs en betaling",
          texts: [
            "In het totaal zitten alle verplichte kosten, ook de boekingskosten. De toeristenbelasting van de gemeente betaal je ter plaatse.",
            "Bij het boeken betaal je 25 tot 40% aan, zoals bij elk aanbod vermeld; de rest 30 dagen voor aankomst.",
          ],
        },
        {
          title: "Als je wijzigt of annuleert",
          texts: [
            "Een aanbod met gratis annuleren annuleer je kosteloos t/m de vermelde dag. Daarna, en bij ander aanbod, houden we tot 30 dagen voor aankomst 30% van de prijs in, tot 15 dagen 60%, en daarna de hele prijs.",
            "Je kunt je pakketreis aan iemand anders overdragen als je dat minstens zeven dagen voor vertrek laat weten.",
          ],
        },
        {
          title: "Sneeuwgarantie",
          texts: [
            "Draait drie dagen voor aankomst minder dan 30% van de liften in je skigebied, dan kun je tot en met de dag voor aankomst je data wijzigen of al je geld terugkrijgen. Dit geldt voor dorpen op 1.800\u00a0m of hoger bij aankomst van 5 december t/m 10 april, en voor dorpen op 1.200\u00a0m of hoger bij aankomst van 19 december t/m 20 maart.",
          ],
        },
        {
          title: "Als wij wijzigen of annuleren",
          texts: [
            "Moeten we een wezenlijk onderdeel veranderen of de prijs met meer dan 8% verhogen, dan kun je de wijziging aanvaarden of kosteloos annuleren. Je krijgt je geld binnen 14 dagen terug.",
          ],
        },
        {
          title: "Beoordelingen van gasten",
          texts: [
            "Cijfers en beoordelingen komen van gasten. We controleren niet of de schrijvers in de accommodatie hebben verbleven, en wijzigen of verwijderen er geen om het cijfer. In deze demonstratie zijn ze allemaal fictief.",
          ],
        },
        {
          title: "Als er iets misgaat",
          texts: [
            "Meld het meteen, dan kunnen we het nog tijdens je verblijf oplossen. Lukt dat niet, dan heb je misschien recht op prijsverlaging of schadevergoeding.",
            "Klachten: klachten@nevea.example. Een echte verkoper noemt hier zijn geschillencommissie.",
          ],
        },
      ],
    },
    privacy: {
      link: "Privacy en cookies",
      title: "Privacy en cookies",
      description: "Wat deze demonstratie op je apparaat bewaart, wat de servers ontvangen en hoe je van gedachten verandert.",
      sections: [
        {
          title: "Op je apparaat, zonder te vragen",
          texts: ["Zonder deze gegevens werkt je zoekopdracht niet:"],
          facts: [
            ["Reizigers van je zoekopdracht", "hun aantal en leeftijden, tot je de browser sluit"],
            ["Je cookiekeuzes", "180 dagen"],
          ],
        },
        {
          title: "Op je apparaat, als je akkoord gaat",
          texts: ["Je kunt met het ene akkoord gaan zonder het andere."],
          facts: [
            [
              "Voorkeuren",
              "laatste zoekopdrachten, selectie, prijsweergave en schoolvakanties, tot je ze weigert of verwijdert. Voor onze homepage sturen de cookies nevea-search en nevea-shortlist ons je laatste zoekopdracht en hoogstens vier verblijven uit je selectie, 180 dagen lang.",
            ],
            ["Paginatests", "een willekeurige bezoekerscode en de versies van onze pagina’s die je zag, hoogstens een jaar"],
          ],
        },
        {
          title: "Op onze servers",
          texts: [
            "Je zoekopdrachten bereiken ons zonder je naam: plaats, data, leeftijden en pakketten. De server van deze demonstratie bewaart de laatste 2000 verzoeken in het geheugen en verliest ze als hij stopt.",
            "Doe je mee aan tests, dan leggen we onder je bezoekerscode vast welke pagina’s je ziet en welke knoppen je gebruikt. We tonen geen reclame en verkopen geen gegevens.",
          ],
        },
        {
          title: "Je rechten",
          texts: [
            "Met ‘Cookies beheren’ onder aan elke pagina wijzig je je keuzes wanneer je wilt. Wat je weigert, verwijderen we meteen van dit apparaat.",
            "Je kunt je gegevens inzien, verbeteren, meenemen of laten verwijderen, of bezwaar maken tegen het gebruik: privacy@nevea.example. Een klacht kun je ook indienen bij de Autoriteit Persoonsgegevens (autoriteitpersoonsgegevens.nl).",
          ],
        },
      ],
    },
    accessibility: {
      link: "Toegankelijkheid",
      title: "Toegankelijkheidsverklaring",
      description: "Hoe ver deze pagina’s WCAG 2.2 volgen, wat is gecontroleerd, wat ontbreekt en waar je het meldt.",
      sections: [
        {
          title: "Hoe ver we zijn",
          texts: [
            "Deze pagina’s streven naar niveau AA van de richtlijnen WCAG 2.2. Ze zijn niet door een onafhankelijke partij onderzocht; daarom zeggen we niet dat ze er volledig aan voldoen.",
          ],
        },
        {
          title: "Wat we controleren",
          texts: [
            "Voor elke versie: gebruik met alleen het toetsenbord, namen en meldingen voor schermlezers, contrast, zoomen tot 400%, geforceerde kleuren en minder beweging. Elk soort pagina wordt ook automatisch gecontroleerd (axe).",
          ],
        },
        {
          title: "Wat ontbreekt",
          texts: [
            "Niet elke combinatie van browser en schermlezer is geprobeerd. Foto’s van accommodaties zijn maar in een paar woorden beschreven. De pagina’s voor ontwikkelaars zijn in het Engels.",
          ],
        },
        {
          title: "Laat het ons weten",
          texts: [
            "Loop je ergens tegenaan? Schrijf naar toegankelijkheid@nevea.example of bel onze adviseurs: zij kunnen voor je zoeken en boeken.",
            "Helpt ons antwoord niet, dan kun je terecht bij ACM ConsuWijzer (consuwijzer.nl).",
          ],
        },
      ],
    },
    seller: {
      link: "Over de verkoper",
      title: "Over de verkoper",
      description: "Wie Névéa is: een fictief bedrijf, met voorbeelden van registratie, adres en contact.",
      sections: [
        {
          title: "Bedrijf",
          texts: [],
          facts: [
            ["Naam", "Névéa SAS (fictief bedrijf)"],
            ["Vestigingsadres", "1, rue de l’Exemple, 00000 Exempleville, Frankrijk (fictief)"],
            ["Handelsregister", "RCS Exempleville 000\u00a0000\u00a0000 (fictief)"],
            ["Btw-nummer", "FR00\u00a0000000000 (fictief)"],
          ],
        },
        {
          title: "Contact",
          texts: [],
          facts: [
            ["Telefoon", "+33 1 99 00 15 30 (fictief)"],
            ["E-mail", "hallo@nevea.example"],
            ["Bereikbaar", "elke dag van 9 tot 20\u00a0uur"],
          ],
        },
      ],
    },
    protection: {
      link: "Garantie op je reissom",
      title: "Garantie op je reissom",
      description: "Hoe je reissom beschermd zou zijn als Névéa, een fictieve verkoper, failliet ging.",
      sections: [
        {
          title: "SGR-nummer 0000 (fictief)",
          texts: [
            "Pakketreizen van een echte verkoper vallen onder een garantie, zoals van de Stichting Garantiefonds Reisgelden (SGR). Kan de verkoper door financieel onvermogen niet leveren, dan krijg je je geld terug. Is het vervoer inbegrepen, dan kom je ook weer thuis.",
          ],
        },
        {
          title: "Calamiteitenfonds, deelnemer 0000 (fictief)",
          texts: [
            "Bij een erkende calamiteit, zoals een natuurramp, vergoedt het Calamiteitenfonds binnen zijn voorwaarden de schade en de extra kosten.",
          ],
        },
        {
          title: "Wat er niet onder valt",
          texts: ["Een accommodatie zonder andere dienst is geen pakketreis en valt niet vanzelf onder deze garantie."],
        },
      ],
    },
  },
};
