import type { ReleaseEvent } from '@emsal/platform/registry/status/release-status-schema';
import { countedVisitors } from '@emsal/platform/registry/reports/counted-visitors';
import type { Signal } from '@emsal/platform/registry/reports/visit-marks';

/** What ended a trial: the rest of a sentence about the version. */
const causes: Readonly<Record<Signal, string>> = {
  errors: 'daha çok ziyaretçide hata verdi',
  lcp: 'içeriği daha çok ziyaretçiye geç gösterdi',
  cls: 'sayfası daha çok ziyaretçide yerinden oynadı',
  inp: 'dokunuşa daha çok ziyaretçide geç yanıt verdi',
  step: 'form adımını daha az ziyaretçi geçti',
  offers: 'daha az ziyaretçi teklif gördü',
  payment: 'daha az ziyaretçi ödemeye başladı',
};

const actions: Readonly<Record<ReleaseEvent['action'], string>> = {
  published: 'Yayına alındı',
  rolledBack: 'Geri alındı',
  canary: 'Denemeye alındı',
  preview: 'Önizlemeye açıldı',
};

/** The parts of the site in words; a part that is not here yet shows its own name. */
const parts: Readonly<Record<string, string>> = {
  content: 'İçerik',
  'funnel-vehicle': 'Araç formları',
  'funnel-property': 'Ev formları',
  'funnel-health': 'Sağlık formları',
  checkout: 'Teklif ve ödeme',
  account: 'Üyelik',
};

export const releasesTexts = {
  onTrial: (count: number) => (count === 0 ? 'Bütün ziyaretçiler aynı sürümde' : `${count} sürüm deneniyor`),
  lead: (began: string) =>
    `Ziyaretçi ve hata sayıları, site sunucusunun açıldığı ${began} anından beri. Hata, sayfası açılmayan ya da bozulan ziyaretçidir.`,
  table: 'Sitenin parçaları',
  knot: 'Her ilmek ziyaretçilerin %5’i',
  columns: {
    part: 'Parça',
    state: 'Durum',
    share: 'Dağılım',
    version: 'Yayında → denenen',
    failed: 'Hata',
    visitors: 'Ziyaretçi',
    since: 'Ne zamandan beri',
    verdict: 'Karar',
  },
  verdicts: {
    waiting: 'Karar için veri toplanıyor',
    ownVisits: (total: string, failed: string) => `Kendi ziyaretimiz: ${total}, hatalı: ${failed}`,
    byTeam: 'Ekibi geri aldı',
    none: 'Deneme yok',
  },
  trialLead: `Denenen sürüm yayındakinden kötü çıkarsa kendiliğinden geri alınır; onun kadar iyi çıkarsa en erken on dakika sonra herkese verilir. Veri yetmedikçe deneme sürer, kimse gelmezse sayfaları sistem kendisi açar. Deneme sırasında aynı ağdan (IPv4’te /24) en çok ${countedVisitors} ziyaretçi sayılır.`,
  causes,
  causeOf: (cause: Signal) => causes[cause].replace(/^./, (first) => first.toLocaleUpperCase('tr')),
  states: { live: 'Yayında', trial: 'Deneniyor', rolledBack: 'Geri alındı' },
  withdrawn: (version: string) => `${version} geri alındı`,
  everybody: 'Bütün ziyaretçiler yayındaki sürümde',
  shareOf: (share: string) => `Ziyaretçilerin ${share} kadarı denenen sürümde`,
  none: 'Henüz yayımlanmış parça yok.',
  marks: 'Hız ve adımlar',
  marksLead:
    'Hız, ziyaretçinin tarayıcısında ölçülür; oran, deneyimi kötü olan ziyaretçilerdir. Adımda oran, 15 dakika içinde ilerlemeyen ziyaretçilerdir.',
  markColumns: { part: 'Parça', mark: 'Ölçü', rate: 'Yayında → denenen', visitors: 'Ziyaretçi' },
  mark: {
    lcp: 'İçerik geç göründü (4 sn’den sonra)',
    cls: 'Sayfa yerinden oynadı',
    inp: 'Dokunuşa geç yanıt verdi (0,5 sn’den sonra)',
    step: 'Form adımını geçmedi',
    offers: 'Teklif görmedi',
    payment: 'Ödemeye başlamadı',
  },
  history: 'Son değişiklikler',
  historyColumns: { at: 'Zaman', part: 'Parça', action: 'İşlem', version: 'Sürüm', reason: 'Neden' },
  promoted: 'Denemeyi geçti, herkese verildi',
  actions,
  part: (name: string) => parts[name] ?? name,
} as const;
