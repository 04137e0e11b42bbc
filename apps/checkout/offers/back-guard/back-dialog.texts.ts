export const backDialogTexts = {
  title: 'Şirketler hâlâ yanıtlıyor',
  text: 'Forma dönseniz de sormayı sürdürürüz, gelen teklifler saklanır. Bir bilgiyi değiştirirseniz yeniden sorarız.',
  stay: 'Tekliflerde kal',
  leave: 'Forma dön',
} as const;
