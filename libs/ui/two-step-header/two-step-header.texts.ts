export const twoStepHeaderTexts = {
  label: 'Satın alma adımları',
  steps: ['Teklif özeti', 'Ödeme bilgileri'],
  offerNo: 'Teklif no',
  back: { 1: 'Tekliflere dön', 2: 'Poliçe bilgileri' },
} as const;
