export const jobsTexts = {
  title: 'Aksayan işler',
  lead: 'Bütün denemeleri başarısız olan işler burada bekler. Nedeni giderdikten sonra yeniden başlatın; işi elle yaptıysanız ne yaptığınızı yazıp kapatın.',
  nothing: 'Bekleyen iş yok.',
  total: (count: number) => `${count} iş bekliyor, en yenisi üstte`,
  subject: (number: string) => `Kayıt no: ${number}`,
  tried: (attempts: number, at: string) => `${attempts} deneme, sonuncusu ${at}`,
  cause: (words: string) => `Hata: ${words}`,
  again: 'Yeniden başlat',
  startedAgain: 'İş yeniden başladı. Yine başarısız olursa buraya döner.',
  reason: 'Elle ne yaptınız?',
  reasonMissing: 'Ne yaptığınızı yazın, en az 3 harf',
  dismiss: 'Kapat',
  dismissed: 'İş kapatıldı, nedeniyle kayda geçti.',
  recurring: 'Düzenli işler',
  recurringLead:
    'Bunların son çalışması başarısız oldu. Zamanı gelince kendiliğinden yeniden çalışır, başarınca listeden çıkar.',
} as const;
