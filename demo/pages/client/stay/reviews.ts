/** Shows the latest reviews of the kind of party that is chosen in the page's field; of any kind until one is. */
export function followReviews(): void {
  const field = document.querySelector<HTMLSelectElement>("[data-part=review-kind]");
  const reviews = document.querySelectorAll<HTMLElement>("[data-part=reviews] > li");
  if (!field) return;
  const show = () => {
    for (const review of reviews)
      review.hidden = field.value === "" ? !("latest" in review.dataset) : review.dataset["kind"] !== field.value;
  };
  field.addEventListener("change", show);
  field.disabled = false;
  show();
}
