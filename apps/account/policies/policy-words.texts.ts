import type { PolicyCard } from '@emsal/api/calls/customer-account/policies';

/** What a policy's status is called. */
export const statusNames: Readonly<Record<PolicyCard['status'], string>> = {
  active: 'Etkin',
  upcoming: 'Başlamadı',
  expired: 'Bitti',
  cancelled: 'İptal edildi',
  cancelling: 'İptal sürecinde',
  external: 'Başka yerden',
  duringPeriod: 'Yenileme döneminde',
};

export const familyNames: Readonly<Record<PolicyCard['family'], string>> = {
  auto: 'Araç',
  home: 'Konut',
  health: 'Sağlık',
  other: 'Diğer',
};

export const daysLeft = (days: number): string => (days <= 0 ? 'Bugün bitiyor' : `${days} gün kaldı`);
