export const twoStepHeaderTexts = {
  label: 'Satın alma adımları',
  steps: ['Teklif özeti', 'Ödeme bilgileri'],
  offerNo: 'Teklif no',
  back: 'Tekliflere dön',
} as const;
