import type { requestKinds } from './request-states';

/** As its customer reads it. */
export const requestKindNames: Readonly<Record<(typeof requestKinds)[number], string>> = {
  cancellation: 'Poliçe iptali',
  addendum: 'Poliçe değişikliği',
  documents: 'İstenen belgeler',
  iban: 'İade hesabı',
  help: 'Yardım talebi',
};
