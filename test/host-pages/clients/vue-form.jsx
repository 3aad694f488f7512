import { createApp, h, ref } from "vue";

/** Vue keeps a date, which the picker takes and gives back. */
const Booking = {
  setup() {
    const arrival = ref(new Date(2027, 1, 6));
    const sent = ref("");
    const send = (event) => {
      event.preventDefault();
      sent.value = JSON.stringify([...new FormData(event.target)]);
    };
    const picker = () =>
      h("ski-date-picker", {
        standalone: true,
        inline: true,
        required: true,
        locale: "en-GB",
        name: "arrival",
        min: "2027-02-05",
        // A property even before the library has loaded.
        ".value": arrival.value,
        onChange: ({ target }) => (arrival.value = target.value),
      });
    return () =>
      h("form", { onSubmit: send }, [
        h("label", ["Arrival", picker()]),
        h("output", { name: "arrival-seen" }, arrival.value?.toDateString() ?? ""),
        h("output", { name: "sent" }, sent.value),
        h("button", "Send"),
      ]);
  },
};

createApp(Booking).mount("#root");
