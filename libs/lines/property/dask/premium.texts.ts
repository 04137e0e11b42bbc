import { formatLongDate } from '@emsal/platform/formats/dates';

export const premiumTexts = {
  renewal: (start: string) =>
    `Yeni poliçe, eskisinin bittiği ${formatLongDate(start)} günü başlar; %20 yenileme indirimi fiyata yansıtıldı.`,
  unavailable: 'Poliçe kaydı yanıt vermedi: yenileme indiriminiz varsa fiyata yansımadı.',
} as const;
