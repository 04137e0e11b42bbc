/**
 * The fields that only DASK has: the owner by the title deed, the running policy, the building in the tariff's terms, and the loss payee
 * (spec funnel 3.7).
 */
import type { Dictionary } from '@emsal/lines/kit/grammar/field';
import { birthdayBoxes, fact, flag } from '@emsal/lines/kit/person/personal-fields';
import { titleDeedIdentity } from '@emsal/lines/kit/person/title-deed-identity';
import { daskPolicyNumber } from '@emsal/validation/dask-policy/dask-policy';
import { buildingAges, insurerTitles } from '../property-options';
import {
  buildingTypes,
  damageStatuses,
  floorCounts,
  payeeBank,
  payeeStatuses,
  payeeTypes,
  policyStatuses,
  usageTypes,
} from './dask-options';

export const daskFields = {
  titleDeedTcOrTaxNo: titleDeedIdentity,
  birthdayOwnerTitle: birthdayBoxes,
  policyStatus: {
    kind: 'radio',
    label: 'Nasıl başlayalım?',
    hint: 'Bitişine 30 gün ya da daha az kalan DASK yenilenir ve %20 indirim alır',
    options: policyStatuses,
    initial: '0',
    missing: 'Adresle mi, poliçe numarasıyla mı başlayacağınızı seçin',
  },
  policyNo: {
    kind: 'code',
    label: 'DASK poliçe numarası',
    hint: 'Eski poliçenin ilk sayfasında, 7–10 hane',
    missing: 'DASK poliçe numarasını girin',
    inputMode: 'numeric',
    maxLength: 14,
    checks: [daskPolicyNumber],
  },
  /** Last day of the running policy, `YYYY-MM-DD`; empty without one that can be renewed. */
  renewData: fact,
  /** What the register said: `none`, `renewable` or `unavailable`. */
  renewStatus: fact,
  buildingType: { kind: 'radio', label: 'Yapı türü', options: buildingTypes, missing: 'Yapı türünü seçin' },
  buildingAge: {
    kind: 'select',
    label: 'Yapı yılı',
    hint: 'İskân tarihi; tapuda ya da belediyede yazar',
    options: buildingAges,
    missing: 'Yapı yılını seçin',
  },
  floorCount: {
    kind: 'radio',
    label: 'Binanın kat sayısı',
    hint: 'Bodrum katları saymayın',
    options: floorCounts,
    missing: 'Binanın kat sayısını seçin',
  },
  usageType: { kind: 'radio', label: 'Kullanım', options: usageTypes, missing: 'Konutun nasıl kullanıldığını seçin' },
  damageStatus: {
    kind: 'radio',
    label: 'Binada hasar var mı?',
    hint: 'Hasar tespitinde az, orta ya da ağır hasarlı çıktıysa “Var” seçin',
    options: damageStatuses,
    missing: 'Binada hasar olup olmadığını seçin',
  },
  insurerTitle: {
    kind: 'radio',
    label: 'Sıfatınız',
    hint: 'Kiracı da ödeyebilir; poliçe ev sahibi adına düzenlenir',
    options: insurerTitles,
    initial: '1',
    missing: 'Ev sahibi mi, kiracı mı olduğunuzu seçin',
  },
  payeeStatus: {
    kind: 'radio',
    label: 'Konutta banka alacağı var mı?',
    hint: 'Konut kredisi sürüyorsa poliçeye banka yazılır',
    options: payeeStatuses,
    initial: '0',
    missing: 'Konutta banka alacağı olup olmadığını seçin',
  },
  /** Set with `payeeStatus`. */
  showPayeeDetails: flag,
  payeeType: {
    kind: 'radio',
    label: 'Krediyi veren kurum',
    options: payeeTypes,
    initial: payeeBank,
    missing: 'Banka mı, finansman şirketi mi olduğunu seçin',
  },
  bankCode: { kind: 'combobox', label: 'Banka', hint: 'Yazarak arayabilirsiniz', missing: 'Bankayı seçin' },
  bankCity: { kind: 'combobox', label: 'Şubenin ili', missing: 'Şubenin ilini seçin' },
  branchCode: { kind: 'combobox', label: 'Şube', hint: 'Önce bankayı ve ili seçin', missing: 'Şubeyi seçin' },
  financialCompanyCode: { kind: 'combobox', label: 'Finansman şirketi', missing: 'Finansman şirketini seçin' },
} as const satisfies Dictionary;
