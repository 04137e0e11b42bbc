export const namedPartsTexts = {
  immLimit: 'İMM limiti',
  cover: 'Ek teminat',
  accessoryOff: 'Çıkarılan aksesuar',
  campaignOff: 'Kaldırılan indirim',
  campaigns: { job: 'Meslek indirimi', child: 'Çocuk indirimi', driver: 'Sürücü indirimi' },
} as const;
