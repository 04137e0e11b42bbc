export const optionTexts = {
  immLimit: 'İMM limiti',
  cover: (label: string, price: string) => `${label}: ${price}\u00A0+\u00A0vergi`,
  accessory: (name: string, value: string) => `${name}, ${value} değerinde`,
  addedCover: 'Ek teminat',
  accessoryOff: 'Çıkarılan aksesuar',
  campaignOff: 'Kaldırılan indirim',
  included: 'Var',
  excluded: 'Yok',
  invalid: 'Bu teklifte böyle bir seçim yok. Sayfayı yenileyip yeniden deneyin.',
} as const;
