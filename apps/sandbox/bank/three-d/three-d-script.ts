/// <reference lib="dom" />
/** Returns the customer to the merchant; without JavaScript the button does. */
export function threeDScript(): void {
  const form = document.getElementById('return') as HTMLFormElement;
  window.setTimeout(() => form.submit(), Number(form.dataset.seconds) * 1000);
}
