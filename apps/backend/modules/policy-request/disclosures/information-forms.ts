/** The information form of each line (domain 7): covers, exclusions, basis of the premium, and claims. */
import type { LineId } from '@emsal/lines/facts/line-ids';

const trueAnswers =
  'Verdiğiniz bilgilerin doğru ve eksiksiz olması gerekir. Yanlış bilgi; teminatın daralmasına, primin değişmesine ya da ödenen tutarın sizden geri istenmesine yol açabilir.';
const claim =
  'Hasar ya da rahatsızlık anında önce güvenliğinizi sağlayın, sonra en geç 5 iş günü içinde poliçenizde yazan şirkete bildirin. Belgelerinizi saklayın.';
const vehicleClaim =
  'Hasar anında aracı güvenli biçimde durdurun, kaza tespit tutanağı düzenleyin ve poliçenizde yazan şirkete bildirin.';

const traffic: readonly string[] = [
  'Zorunlu trafik sigortası, aracınızın kullanımı sırasında üçüncü kişilere verdiğiniz maddi ve bedeni zararları poliçede yazan limitlere kadar karşılar. Kendi aracınızdaki hasarı karşılamaz.',
  'Teminat limitleri Türkiye genelinde aynıdır ve poliçenizde yazar. Limit değişirse yürürlükteki poliçeler yeni limitten yararlanır.',
  'Prim; hasarsızlık basamağı, ilin ve araç türünün azami primi ve şirketin indirimleriyle belirlenir. Süresinde yenilenmeyen poliçelere gecikme artışı uygulanır.',
  'Alkollü, ehliyetsiz ya da kasten verilen zararlarda şirket zarar görene öder, ödediğini sizden isteyebilir.',
  trueAnswers,
  vehicleClaim,
];
const ownDamage: readonly string[] = [
  'Kasko; çarpma, çarpışma, devrilme, yanma ve çalınma gibi hâllerde kendi aracınızdaki zararı, poliçede yazan kapsam ve muafiyetlerle karşılar.',
  'Araç bedeli hasar günündeki rayiç değere göre ödenir. Aksesuarlar, yalnızca poliçede bedeliyle yazıyorsa karşılanır.',
  'Alkollü ya da ehliyetsiz kullanım, yarış ve aracın amacı dışında kullanılması teminat dışındadır.',
  'Anlaşmalı servis, ikame araç, muafiyet ve tenzili muafiyet koşulları şirketten şirkete değişir; poliçenizdeki kayıtlar esastır.',
  trueAnswers,
  vehicleClaim,
];
const home: readonly string[] = [
  'Poliçe; yangın, su baskını, hırsızlık ve poliçede yazan diğer hâllerde konutunuzdaki zararı yazılı bedellere kadar karşılar.',
  'Bedelleri gerçek değerine yakın bildirin: eksik bedelde zarar, bildirilen değerin gerçek değere oranıyla ödenir.',
  'Değerli eşya ve para, poliçede ayrıca yazan limitlerle sınırlıdır.',
  trueAnswers,
  claim,
];
const health: readonly string[] = [
  'Poliçe; hastalık ve kaza nedeniyle yapılan sağlık giderlerini, poliçede yazan teminat, limit ve anlaşmalı kurumlarla karşılar.',
  'Poliçe başlamadan önce var olan rahatsızlıklar ve poliçede yazan bekleme süreleri kapsam dışında kalabilir.',
  'Sağlık beyanınız sözleşmenin temelidir; bildirilmeyen bir rahatsızlık ödemenin reddine yol açabilir.',
  trueAnswers,
  claim,
];

export const informationForms: Readonly<Record<LineId, readonly string[]>> = {
  TRAFFIC: traffic,
  USEDVEHICLETRAFFIC: [
    'Bu poliçe, satın almakta olduğunuz araç adınıza tescil edilmeden düzenlenir. Noter satışından sonra yeni ruhsatın seri numarasını bize bildirin.',
    ...traffic,
  ],
  SHORTTRAFFIC: ['Bu poliçe 60 gün geçerlidir ve yenilenmez.', ...traffic],
  AUTO: ownDamage,
  ELECTRICVEHICLE: [
    'Batarya, şarj kablosu ve şarj ünitesi poliçede yazan bedel ve koşullarla teminata girer.',
    ...ownDamage,
  ],
  IMM: [
    'İhtiyari mali mesuliyet (sorumluluk) sigortası, üçüncü kişilere verdiğiniz zararın zorunlu trafik sigortası limitini aşan bölümünü poliçede yazan limite kadar karşılar.',
    'Geçerli bir zorunlu trafik sigortası şarttır. Kendi aracınızdaki hasarı karşılamaz.',
    trueAnswers,
    vehicleClaim,
  ],
  GREENCARD: [
    'Yeşil kart, yurt dışında aracınızla üçüncü kişilere verdiğiniz zararları, bulunduğunuz ülkenin zorunlu sigorta limitlerine kadar karşılar.',
    'Kart yalnızca üzerinde yazan tarihlerde ve ülkelerde geçerlidir. Basılı belge yaklaşık 3 iş gününde adresinize ulaşır; yola çıkmadan yanınıza alın.',
    'Geçerli bir zorunlu trafik sigortası şarttır.',
    trueAnswers,
    vehicleClaim,
  ],
  HEALTH: health,
  COMPLEMENTHEALTH: [
    'Tamamlayıcı sağlık sigortası, SGK ile anlaşmalı özel sağlık kurumlarında SGK’nın karşılamadığı farkı öder. Etkin bir SGK hakkınız olmalıdır.',
    ...health,
  ],
  TRAVEL: [
    'Poliçe; yolculuğunuzda ortaya çıkan ani hastalık ve kazalarda tedavi giderlerini ve poliçede yazan diğer halleri, yazılı tarihlerde ve ülkelerde karşılar.',
    'Yolculuktan önce var olan rahatsızlıklar ve poliçede yazmayan sportif etkinlikler kapsam dışındadır.',
    trueAnswers,
    claim,
  ],
  HOME: home,
  HOUSING: home,
  DASK: [
    'Zorunlu deprem sigortası; depremin ve depremden doğan yangın, patlama, dev dalga ve yer kaymasının binanıza verdiği zararı poliçede yazan bedele kadar karşılar.',
    'Eşyalarınızı, enkaz kaldırma giderini ve bedeni zararları karşılamaz. Poliçe 1 yıl geçerlidir.',
    'Ödenecek tutar, binanın deprem günündeki yeniden yapım maliyetiyle ve azami teminat tutarıyla sınırlıdır.',
    trueAnswers,
    claim,
  ],
  PET: [
    'Poliçe; evcil hayvanınızın ani hastalık ve kaza nedeniyle doğan veteriner giderlerini ve poliçede yazan diğer halleri karşılar.',
    'Poliçe başlamadan önce var olan rahatsızlıklar, aşılar ve bakım giderleri kapsam dışındadır.',
    trueAnswers,
    claim,
  ],
  PHONE: [
    'Poliçe; telefonunuzun ekran kırılması, sıvı teması ve poliçede yazan diğer ani zararlarını yazılı bedele ve muafiyete göre karşılar.',
    'Kullanıma bağlı eskime, çizik ve kayıp kapsam dışındadır.',
    trueAnswers,
    claim,
  ],
  PERSONALACCIDENT: [
    'Poliçe; kaza sonucu ölüm ve sürekli sakatlık hâllerinde, poliçede yazan bedelleri size ya da yasal mirasçılarınıza öder.',
    'Hastalık, bilerek yapılan hareketler ve poliçede yazmayan tehlikeli etkinlikler kapsam dışındadır.',
    trueAnswers,
    claim,
  ],
};
