customElements.whenDefined("ski-searchbar").then(() => {
  window.skiElements.setConsent({ preferences: hasAgreed, experiments: hasAgreed });
});
