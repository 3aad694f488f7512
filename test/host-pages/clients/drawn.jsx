/** The attributes of both tags, for pages that draw them by script. */
export function settings(hash = "hash") {
  const { seller } = document.body.dataset;
  return {
    locale: "fr-FR",
    "engine-id": "1",
    currency: "EUR",
    "menu-domain": seller,
    "api-base": seller,
    "url-sync": hash,
  };
}
