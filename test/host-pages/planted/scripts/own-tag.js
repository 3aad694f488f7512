/** A shop's own element under the name of a tag of the library. */
customElements.define("ski-searchbar", class extends HTMLElement {});
