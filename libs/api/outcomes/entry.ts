/** Refusals of the forms of content pages (member 8). */
export const entryOutcomes = {
  campaignOver: { message: 'Başvuru süresi doldu. Yeni başlayanları kampanyalar sayfasında görebilirsiniz.' },
  raffleEntered: { message: 'Bu çekilişe zaten katıldınız. Aynı kimlikle bir kez katılınır.' },
  pictureSent: { message: 'Bu çocuk için bir resim aldık. Her çocuk tek resimle katılır.' },
  employeeEntered: { message: 'Bu adrese indirim kodlarını daha önce gönderdik. Gelen kutunuza bakın.' },
  memberEntered: { message: 'Bu kimlikle indirim kodu daha önce alındı. Kod, verdiğiniz e-posta adresindedir.' },
  partnerUnknown: { message: 'Bu iş birliği sona erdi. Süren kampanyaları kampanyalar sayfasında görebilirsiniz.' },
  fileGone: { message: 'Yüklediğiniz dosya silinmiş. Dosyayı yeniden yükleyin.' },
} as const satisfies Record<string, { message: string }>;
