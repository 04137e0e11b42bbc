/** The message at the bottom of the page while calls wait for a service that is unavailable. */
export const serviceAwayId = 'service-away';

export function showServiceAway(isAway: boolean): void {
  document.getElementById(serviceAwayId)?.toggleAttribute('hidden', !isAway);
}
