import type { LegalWords } from "./legal.js";

export const fr: LegalWords = {
  links: "Informations légales",
  notice:
    "Démonstration : Névéa est un vendeur fictif. Les noms, numéros, adresses et immatriculations de cette page sont des exemples ; rien ne peut être réservé ni payé ici.",
  pages: {
    terms: {
      link: "Conditions de vente",
      title: "Conditions générales de vente",
      description: "Conditions de vente de Névéa, vendeur fictif : prix, paiement, modification, annulation et réclamations.",
      sections: [
        {
          title: "Votre contrat",
          texts: [
            "Un hébergement vendu avec un forfait de ski, du matériel ou un transport est un forfait touristique au sens de l’article L. 211-2 du code du tourisme. Névéa en est l’organisateur et répond de la bonne exécution de tous ses services.",
            "Le contrat est conclu à l’envoi de votre confirmation. L’hébergement et le transport à des dates déterminées n’ouvrent pas droit à la rétractation de 14 jours.",
          ],
        },
        {
          title: "Prix et paiement",
          texts: [
            "Le total comprend tous les frais obligatoires, dont les frais de réservation. La taxe de séjour, fixée par la commune, se règle sur place.",
            "Un acompte de 25 à 40 %, indiqué pour chaque offre, est dû à la réservation ; le solde, 30 jours avant l’arrivée.",
          ],
        },
        {
          title: "Si vous modifiez ou annulez",
          texts: [
            "Les offres à annulation gratuite s’annulent sans frais jusqu’au jour affiché. Passé ce jour, et pour les autres offres, nous retenons 30 % du prix jusqu’à 30 jours avant l’arrivée, 60 % jusqu’à 15 jours avant, puis la totalité.",
            "Vous pouvez céder votre forfait touristique à une autre personne en nous prévenant au moins sept jours avant le départ.",
          ],
        },
        {
          title: "Garantie neige",
          texts: [
            "Si moins de 30\u00a0% des remontées de votre domaine tournent trois jours avant l’arrivée, vous pouvez changer de dates ou être remboursé en totalité jusqu’à la veille de l’arrivée. Cela vaut pour les villages à 1\u00a0800\u00a0m et plus, pour les arrivées du 5 décembre au 10 avril, et pour les villages à 1\u00a0200\u00a0m et plus, pour les arrivées du 19 décembre au 20 mars.",
          ],
        },
        {
          title: "Si nous modifions ou annulons",
          texts: [
            "Si un élément essentiel doit changer, ou si le prix augmente de plus de 8 %, vous pouvez accepter ou annuler sans frais. Le remboursement est versé sous 14 jours.",
          ],
        },
        {
          title: "Avis des voyageurs",
          texts: [
            "Les notes et les avis viennent de voyageurs. Nous ne vérifions pas que leurs auteurs ont séjourné dans l’hébergement, et n’en modifions ni n’en retirons aucun à cause de sa note. Dans cette démonstration, tous sont fictifs.",
          ],
        },
        {
          title: "En cas de problème",
          texts: [
            "Signalez-le aussitôt, pour que nous puissions y remédier pendant votre séjour. À défaut, une réduction de prix ou un dédommagement peut vous être dû.",
            "Réclamations : reclamations@nevea.example. Un vrai vendeur indiquerait ici son médiateur de la consommation.",
          ],
        },
      ],
    },
    privacy: {
      link: "Données et cookies",
      title: "Données personnelles et cookies",
      description: "Ce que cette démonstration garde sur votre appareil, ce que reçoivent ses serveurs, et comment changer d’avis.",
      sections: [
        {
          title: "Sur votre appareil, sans demander",
          texts: ["La recherche en a besoin pour fonctionner :"],
          facts: [
            ["Voyageurs de votre recherche", "leur nombre et leurs âges, jusqu’à la fermeture du navigateur"],
            ["Vos choix de cookies", "180 jours"],
          ],
        },
        {
          title: "Sur votre appareil, avec votre accord",
          texts: ["Vous pouvez accepter l’un sans l’autre."],
          facts: [
            [
              "Préférences",
              "dernières recherches, sélection, affichage des prix, zone scolaire et tranche de votre comité, jusqu’à votre refus ou leur suppression. Pour notre page d’accueil, les cookies nevea-search et nevea-shortlist nous transmettent votre dernière recherche et quatre séjours au plus de votre sélection, pendant 180 jours.",
            ],
            ["Tests de pages", "un code de visiteur aléatoire et les versions de page affichées, un an au plus"],
          ],
        },
        {
          title: "Sur nos serveurs",
          texts: [
            "Vos recherches nous parviennent sans votre nom : lieu, dates, âges et formules. Le serveur de cette démonstration garde les 2 000 dernières requêtes en mémoire et les perd quand il s’arrête.",
            "Si vous participez aux tests, les pages vues et les boutons utilisés sont enregistrés sous votre code de visiteur. Nous n’affichons pas de publicité et ne vendons aucune donnée.",
          ],
        },
        {
          title: "Vos droits",
          texts: [
            "« Gérer les cookies », au bas de chaque page, modifie vos choix à tout moment. Ce que vous refusez est aussitôt supprimé de cet appareil.",
            "Vous pouvez demander l’accès à vos données, leur rectification, leur effacement ou leur portabilité, ou vous opposer à leur usage : donnees@nevea.example. Vous pouvez aussi saisir la CNIL (cnil.fr).",
          ],
        },
      ],
    },
    accessibility: {
      link: "Accessibilité",
      title: "Déclaration d’accessibilité",
      description: "Où en sont ces pages par rapport aux WCAG 2.2, ce qui est vérifié, ce qui manque et à qui le signaler.",
      sections: [
        {
          title: "État de conformité",
          texts: [
            "Ces pages visent le niveau AA des règles WCAG 2.2, sur lesquelles s’appuie le RGAA. Aucun organisme indépendant ne les a auditées : nous ne déclarons donc pas de conformité.",
          ],
        },
        {
          title: "Ce que nous vérifions",
          texts: [
            "Avant chaque version : l’usage au clavier seul, les noms et messages pour les lecteurs d’écran, les contrastes, le zoom à 400 %, les couleurs forcées et la réduction des animations. Un contrôle automatique (axe) porte sur chaque type de page.",
          ],
        },
        {
          title: "Ce qui manque",
          texts: [
            "Toutes les combinaisons de navigateurs et de lecteurs d’écran n’ont pas été essayées. Les photos des hébergements ne sont décrites qu’en quelques mots. Les pages destinées aux développeurs sont en anglais.",
          ],
        },
        {
          title: "Nous écrire",
          texts: [
            "Si quelque chose vous gêne, écrivez à accessibilite@nevea.example ou appelez nos conseillers, qui peuvent chercher et réserver pour vous.",
            "Si notre réponse ne vous suffit pas, vous pouvez saisir le Défenseur des droits (defenseurdesdroits.fr).",
          ],
        },
      ],
    },
    seller: {
      link: "Mentions légales",
      title: "Mentions légales",
      description: "Qui est Névéa : une société fictive, avec ses exemples d’immatriculation, d’adresse et de contact.",
      sections: [
        {
          title: "Éditeur et vendeur",
          texts: [],
          facts: [
            ["Société", "Névéa SAS (société fictive)"],
            ["Siège", "1, rue de l’Exemple, 00000 Exempleville (fictif)"],
            ["Registre du commerce", "RCS Exempleville 000 000 000 (fictif)"],
            ["TVA intracommunautaire", "FR00 000000000 (fictif)"],
            ["Atout France", "immatriculation IM000000000 (fictive)"],
            ["Responsabilité civile professionnelle", "contrat n° 0000000 (fictif)"],
            ["Directeur de la publication", "non nommé dans cette démonstration"],
            ["Hébergeur", "la machine qui sert cette démonstration"],
          ],
        },
        {
          title: "Contact",
          texts: [],
          facts: [
            ["Téléphone", "01 99 00 15 30 (fictif)"],
            ["Courriel", "bonjour@nevea.example"],
            ["Horaires", "tous les jours, de 9 h à 20 h"],
          ],
        },
      ],
    },
    protection: {
      link: "Garantie financière",
      title: "Garantie financière",
      description: "Comment les sommes versées seraient garanties si Névéa, vendeur fictif, devenait insolvable.",
      sections: [
        {
          title: "Garant : APST, n° 00000 (fictif)",
          texts: [
            "Les forfaits touristiques d’un vrai vendeur sont couverts par un garant, tel que l’APST (Association professionnelle de solidarité du tourisme). Si le vendeur devient insolvable, les sommes versées sont remboursées et, quand le transport est compris, votre retour est assuré.",
          ],
        },
        {
          title: "Ce qui n’est pas couvert",
          texts: [
            "Un hébergement réservé sans autre service n’est pas un forfait touristique : cette garantie ne s’y applique pas de plein droit.",
          ],
        },
        {
          title: "Qui appeler",
          texts: ["Le nom, l’adresse et le téléphone du garant figurent sur votre confirmation de réservation."],
        },
      ],
    },
  },
};
