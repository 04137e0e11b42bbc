export const occupationTexts = {
  title: 'Mesleğiniz',
  lead: 'Yeni teklif formlarınız bu meslekle açılır; bazı meslekler kaskoda indirim getirir. Süren poliçeleriniz değişmez.',
  label: 'Meslek',
  hint: 'Yazmaya başlayın, listeden seçin',
  missing: 'Mesleğinizi listeden seçin',
  submit: 'Kaydet',
  saved: { title: 'Mesleğiniz kaydedildi', text: 'Bundan sonraki teklif formlarınız bu meslekle açılır.' },
} as const;
