/** What a policy insures, as cards show it (member 3: asset descriptors). */
import type { insuredRelations, PolicyCard } from '@emsal/api/calls/customer-account/policies';
import type { Traveller } from '@emsal/risks/journey/journey';
import type { Relation } from '@emsal/risks/people/relations';
import { describeRisk, insuredPeople, type Risk } from '@emsal/risks/risk';
import { maskedNumber, nameOf } from '../../formats/insured-people';

type Asset = PolicyCard['asset'];
type InsuredRelation = (typeof insuredRelations)[number];

/** In the specification's words. */
const relationOf: Readonly<Record<Relation, InsuredRelation>> = {
  self: 'self',
  child: 'child',
  spouse: 'family',
  parent: 'family',
  other: 'connection',
};

const unknown: Asset = { kind: null, plate: '', imei: '', uavtCode: '', petName: '', petType: '', insured: [] };

/** @param risk null for an external policy, and for one of a time before it was kept */
export const assetOf = (risk: Risk | null): Asset =>
  risk ? { ...unknown, kind: risk.kind, insured: insuredPeople(risk).map(insuredOf), ...partsOf(risk) } : unknown;

/** A kind that the specification does not name has none of its fields. */
function partsOf(risk: Risk): Partial<Asset> {
  switch (risk.kind) {
    case 'vehicle':
      return { plate: describeRisk(risk).reference };
    case 'building':
      return { uavtCode: risk.addressCode ?? '' };
    case 'device':
      return { imei: risk.imei };
    case 'pet':
      return { petName: risk.name, petType: risk.species };
    default:
      return {};
  }
}

const insuredOf = (person: Traveller) => ({
  tckn: maskedNumber(person),
  name: nameOf(person),
  relation: relationOf[person.relation],
});
