document.querySelector("dialog").showModal();
