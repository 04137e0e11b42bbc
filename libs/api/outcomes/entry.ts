/** Refusals of the forms of content pages (member 8). */
export const entryOutcomes = {
  campaignOver: { message: 'Başvuru süresi doldu. Yeni başlayanları kampanyalar sayfasında görebilirsiniz.' },
  raffleEntered: { message: 'Bu çekilişe zaten katıldınız. Aynı kimlikle bir kez katılınır.' },
  pictureSent: { message: 'Bu çocuk için bir resim aldık. Her çocuk tek resimle katılır.' },
  fileGone: { message: 'Yüklediğiniz dosya silinmiş. Dosyayı yeniden yükleyin.' },
} as const satisfies Record<string, { message: string }>;
