import { scanTexts } from './scan.texts';

export const scanPageTexts = {
  title: 'Ruhsatın karekodunu okutun',
  lead: (fills: string) => `Kodu çerçevenin içine alın; ${fills}. Görüntü telefonunuzdan çıkmaz.`,
  camera: 'Kameranın görüntüsü',
  starting: 'Kamera açılıyor',
  reading: 'Karekod aranıyor',
  denied:
    'Kameraya izin verilmedi. İzni tarayıcınızın ayarlarından açabilir, fotoğraf seçebilir ya da elle girebilirsiniz.',
  none: 'Bu cihazda kameraya ulaşamadık. Fotoğraf seçin ya da bilgileri elle girin.',
  otherCode: 'Bu karekod bir ruhsata ait değil. Ruhsatın üzerindeki kodu gösterin.',
  unreadable: 'Fotoğrafta okunabilen bir karekod yok. Kodu yakından ve gölgesiz çekin ya da bilgileri elle girin.',
  broken: scanTexts.broken,
  offline: scanTexts.offline,
  failed: scanTexts.failed,
  photo: 'Fotoğraf seç',
  byHand: 'Elle gir',
} as const;
