export const healthDeclarationMessages = {
  unanswered: 'Evet ya da Hayır’ı seçin. Bilmiyorsanız bizi arayın',
  militaryStatus: 'Askerlik durumunu seçin',
  cancelledPolicyDetail: 'Hangi şirket olduğunu ve nedenini yazın',
  company: 'Poliçenin şirketini yazın',
  pastEnd: 'Bitiş günü bugünden önce olamaz',
  name: 'Hastalığın, ameliyatın ya da ilacın adını yazın',
  month: 'Ayı ve yılı yazın, örneğin 03.2023',
  futureMonth: 'Bu ay henüz gelmedi',
  hospital: 'Hastanenin adını yazın',
  status: 'Bugünkü durumu seçin',
  tooLong: 'Daha kısa yazın',
} as const;
