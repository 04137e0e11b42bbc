/**
 * The fields that only PET has: the keeper, under PET's own name (spec funnel 3.5), and the animal (3.7). Its name is `petName`,
 * because `name` is the person's.
 */
import type { CheckContext, Dictionary } from '@emsal/lines/kit/grammar/field';
import { keeper } from '@emsal/lines/kit/person/person-identity';
import { fact } from '@emsal/lines/kit/person/personal-fields';
import { pastDate } from '@emsal/validation/dates/date';
import { personName } from '@emsal/validation/person-name/person-name';
import { petAge } from '@emsal/validation/pet-age/pet-age';
import { petBreed } from '@emsal/validation/pet-breed/pet-breed';
import { petChip } from '@emsal/validation/pet-chip/pet-chip';
import { petColors, petGenders, petKinds } from './pet-options';

const birthCheck = (value: string, { today }: CheckContext) => pastDate(value, today, 'Doğum tarihinin');
const ageCheck = (value: string, { today }: CheckContext) => petAge(value, today);

export const petFields = {
  tcNo: keeper,
  typeId: { kind: 'radio', label: 'Evcil hayvanınız', options: petKinds, missing: 'Kedi ya da köpek olduğunu seçin' },
  petName: {
    kind: 'text',
    label: 'Adı',
    missing: 'Evcil hayvanınızın adını girin',
    maxLength: 60,
    checks: [personName],
  },
  genderId: { kind: 'radio', label: 'Cinsiyeti', options: petGenders, missing: 'Cinsiyetini seçin' },
  breed: {
    kind: 'combobox',
    label: 'Irkı',
    hint: 'Irkını bilmiyorsanız melez ya da diğer seçeneğini kullanın',
    missing: 'Irkını listeden seçin',
    checks: [petBreed],
  },
  breedName: fact,
  color: { kind: 'select', label: 'Rengi', options: petColors, missing: 'Rengini seçin' },
  birthDate: {
    kind: 'date',
    label: 'Doğum tarihi',
    hint: '6 aydan büyük, 10 yaşından küçük hayvanlar sigortalanır',
    missing: 'Doğum tarihini girin',
    checks: [birthCheck, ageCheck],
  },
  chipNo: {
    kind: 'code',
    label: 'Mikroçip numarası',
    hint: 'Kimlik kartında yazan 15 rakam',
    missing: 'Mikroçip numarasını girin',
    inputMode: 'numeric',
    maxLength: 24,
    checks: [petChip],
  },
} as const satisfies Dictionary;
