import type { LegalWords } from "./legal.js";

export const en: LegalWords = {
  links: "Legal information",
  notice:
    "Demonstration: Névéa is a fictitious seller. The names, numbers, addresses and registrations on this page are placeholders, and nothing can be booked or paid here.",
  pages: {
    terms: {
      link: "Booking terms",
      title: "Booking terms",
      description: "Booking terms of Névéa, a fictitious seller: price, payment, changes, cancellation and complaints.",
      sections: [
        {
          title: "Your contract",
          texts: [
            "Accommodation sold with a lift pass, ski hire or a journey is a package under the Package Travel and Linked Travel Arrangements Regulations 2018. Névéa is its organiser and is responsible for all of its services.",
            "The contract begins when we send your booking confirmation. Accommodation and transport for fixed dates carry no 14-day right to cancel.",
          ],
        },
        {
          title: "Price and payment",
          texts: [
            "The total covers every compulsory charge, including the booking fee. You pay the local tourist tax at the resort.",
            "A deposit of 25% to 40%, as shown for each offer, is due when you book, and the balance 30 days before arrival.",
          ],
        },
        {
          title: "If you change or cancel",
          texts: [
            "Offers with free cancellation can be cancelled at no charge until the day shown. After that day, and for other offers, we keep 30% of the price up to 30 days before arrival, 60% up to 15 days before, and all of it from then on.",
            "You may transfer a package to someone else if you tell us at least seven days before it starts.",
          ],
        },
        {
          title: "Snow guarantee",
          texts: [
            "If fewer than 30% of the lifts of your ski area are running three days before arrival, you can change your dates or have all your money back until the day before arrival. This applies to villages at 1,800\u00a0m or more for arrivals from 5 December to 10 April, and to villages at 1,200\u00a0m or more for arrivals from 19 December to 20 March.",
          ],
        },
        {
          title: "If we change or cancel",
          texts: [
            "If we have to change an essential part of your package, or raise its price by more than 8%, you may accept the change or cancel without charge. Refunds are paid within 14 days.",
          ],
        },
        {
          title: "Guest reviews",
          texts: [
            "Marks and reviews come from guests. We do not check that their authors have stayed at the property, and we change or remove none because of its mark. In this demonstration all of them are fictitious.",
          ],
        },
        {
          title: "If something goes wrong",
          texts: [
            "Tell us at once, so that we can put it right during your stay. If we cannot, you may be due a price reduction or compensation.",
            "Complaints: complaints@nevea.example. A real seller would name its alternative dispute resolution body here.",
          ],
        },
      ],
    },
    privacy: {
      link: "Privacy and cookies",
      title: "Privacy and cookies",
      description: "What this demonstration stores on your device, what its servers receive, and how to change your mind.",
      sections: [
        {
          title: "On your device, without asking",
          texts: ["Your search does not work without these:"],
          facts: [
            ["Guests in your search", "their number and ages, until you close the browser"],
            ["Your cookie choices", "180 days"],
          ],
        },
        {
          title: "On your device, if you agree",
          texts: ["You can agree to one without the other."],
          facts: [
            [
              "Preferences",
              "recent searches, shortlist, how you see prices and the zone of your school holidays, until you reject or delete them. For our home page, the cookies nevea-search and nevea-shortlist send us your last search and up to four stays from your shortlist, for 180 days.",
            ],
            ["Page tests", "a random visitor code and the versions of our pages that you were shown, for up to a year"],
          ],
        },
        {
          title: "On our servers",
          texts: [
            "Your searches reach us without your name: place, dates, ages and packages. The server of this demonstration holds the latest 2,000 requests in memory and loses them when it stops.",
            "If you take part in page tests, the pages you see and the buttons you press are recorded under your visitor code. We show no advertising and sell no data.",
          ],
        },
        {
          title: "Your rights",
          texts: [
            "“Manage cookies” at the foot of each page changes your choices at any time. What you reject is removed from this device at once.",
            "You may ask to see, correct, move or erase your data, or object to its use: privacy@nevea.example. You may also complain to the Information Commissioner’s Office (ico.org.uk).",
          ],
        },
      ],
    },
    accessibility: {
      link: "Accessibility",
      title: "Accessibility statement",
      description: "How far these pages follow WCAG 2.2, what has been checked, what is missing, and whom to tell.",
      sections: [
        {
          title: "Where we stand",
          texts: [
            "These pages aim for level AA of the Web Content Accessibility Guidelines (WCAG) 2.2. No independent body has audited them, so we do not claim full conformance.",
          ],
        },
        {
          title: "What we check",
          texts: [
            "Before each release: use by keyboard alone, names and messages for screen readers, contrast, zoom to 400%, forced colours and reduced motion. An automatic check (axe) runs on every kind of page.",
          ],
        },
        {
          title: "What is missing",
          texts: [
            "Not every combination of browser and screen reader has been tried. Pictures of properties are described only briefly. The pages for developers are in English.",
          ],
        },
        {
          title: "Tell us",
          texts: [
            "If something gets in your way, write to accessibility@nevea.example or call our advisers, who can search and book for you.",
            "If our reply does not help, the Equality Advisory and Support Service advises you in Great Britain.",
          ],
        },
      ],
    },
    seller: {
      link: "About the seller",
      title: "About the seller",
      description: "Who is behind Névéa: a fictitious company, with its placeholders for registration, address and contact.",
      sections: [
        {
          title: "Company",
          texts: [],
          facts: [
            ["Name", "Névéa SAS (fictitious company)"],
            ["Registered office", "1 rue de l’Exemple, 00000 Exempleville, France (fictitious)"],
            ["Company number", "RCS Exempleville 000\u00a0000\u00a0000 (fictitious)"],
            ["VAT number", "FR00\u00a0000000000 (fictitious)"],
          ],
        },
        {
          title: "Contact",
          texts: [],
          facts: [
            ["Phone", "020 7946 0153 (fictitious)"],
            ["Email", "hello@nevea.example"],
            ["Hours", "every day, 9\u00a0am to 8\u00a0pm"],
          ],
        },
      ],
    },
    protection: {
      link: "Financial protection",
      title: "Financial protection",
      description: "How the money for a package would be protected if Névéa, a fictitious seller, became insolvent.",
      sections: [
        {
          title: "Packages with a flight: ATOL 00000 (fictitious)",
          texts: [
            "A real seller’s packages with a flight are protected by the ATOL scheme of the Civil Aviation Authority. With your confirmation you receive an ATOL Certificate, which lists what is protected and whom to contact if the seller stops trading.",
          ],
        },
        {
          title: "Other packages: security no. 00000 (fictitious)",
          texts: [
            "For packages without a flight, the Regulations of 2018 require a bond, insurance or trust account. It refunds what you have paid and, where your journey is included, brings you home.",
          ],
        },
        {
          title: "Accommodation only",
          texts: ["Accommodation booked without another service is not a package and has no such protection."],
        },
      ],
    },
  },
};
