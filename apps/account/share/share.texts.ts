import type { Award, Invitation } from '@emsal/api/calls/customer-account/invitations';

export const invitationStatusNames: Readonly<Record<Invitation['status'], string>> = {
  bought: 'poliçe aldı',
  waiting: 'henüz almadı',
  cancelled: 'poliçesini iptal etti',
};

export const awardStateNames: Readonly<Record<Award['state'], string>> = {
  loaded: 'Yüklendi',
  toBeLoaded: 'Yüklenecek',
  past: 'Süresi geçti',
};

export const shareTexts = {
  title: 'Paylaş, kazan',
  first: 'Arkadaşınızı davet edin',
  earned: (friends: number, sum: string) => `${friends} arkadaş, ${sum}`,
  lead: (reward: string) => `Davetinizle poliçe alan her arkadaşınız için ${reward} market çeki.`,
  link: 'Davet bağlantınız',
  copy: 'Kopyala',
  copied: 'Bağlantı kopyalandı.',
  notCopied: 'Tarayıcınız kopyalamaya izin vermedi. Bağlantıyı elle seçip kopyalayın.',
  whatsapp: 'WhatsApp',
  message: (link: string) => `Sigorta tekliflerini burada kıyaslıyorum, sen de bir bak: ${link}`,
  create: 'Davet bağlantımı oluştur',
  createNote: 'Bağlantıyı açan kişi ilk adınızı görür.',
  friends: 'Davetleriniz',
  friend: (number: number) => `${number}. davet`,
  opened: (day: string) => `Bağlantı ${day} günü açıldı`,
  bought: (day: string) => `Poliçe ${day} günü alındı`,
  inDays: (days: number) => `${days} gün sonra`,
  loaded: 'çek yüklendi',
  noFriends: 'Bağlantınızı henüz kimse açmadı.',
  waits: 'Açılan bağlantılar 30 gün burada bekler.',
  awards: 'Çekleriniz',
  award: (amount: string) => `${amount} market çeki`,
  loadedOn: (day: string, until: string) => `${day} günü yüklendi. ${until} gününe kadar kullanılır`,
  loadsOn: (day: string) => `Poliçe 45 günü doldurursa ${day} günü yüklenir`,
  showCode: 'Kodu göster',
  pastOn: (day: string) => `${day} günü süresi doldu`,
  rules: 'Nasıl olur?',
  points: (most: string, reward: string) => [
    'Arkadaşınız bağlantınızla gelir, 30 gün içinde poliçe alır. Hangi sigorta olduğu fark etmez.',
    'Poliçeyi 45 gün içinde iptal etmezse çekiniz yüklenir.',
    `Her arkadaşınız bir kez sayılır. Her çek ${reward}, toplam en çok ${most}.`,
    'Kimin neyi kaça aldığını görmezsiniz. Kendi poliçeniz davet sayılmaz.',
  ],
} as const;
