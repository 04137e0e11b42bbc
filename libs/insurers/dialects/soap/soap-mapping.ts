/** Between the domain's words and the SOAP dialect's elements. */
import type { Policy, PolicyOrder } from '../../policy-order';
import type { InsurerOffer } from '../../quote-answer';
import type { QuoteRequest } from '../../quote-request';
import type { Message } from './soap-messages';

type SoapOffer = Message<'QuoteResponse'>['Offer'][number];
type SoapPolicy = Message<'IssueResponse'>['Policy'];
interface Part {
  description: string;
  amount: number;
}
const toPart = ({ description, amount }: Part) => ({ Description: description, Amount: amount });
const fromPart = ({ Description, Amount }: ReturnType<typeof toPart>): Part => ({
  description: Description,
  amount: Amount,
});

export const toSoapRequest = ({ insured, vehicle, ...request }: QuoteRequest): Message<'QuoteRequest'> => ({
  RequestId: request.requestId,
  Line: request.line,
  Insured: { IdentityNo: insured.identityNo, Birthday: insured.birthday, ClaimCount: request.claimCount },
  Vehicle: {
    Plate: vehicle.plate,
    ProvinceCode: vehicle.provinceCode,
    Class: vehicle.vehicleClass,
    BrandCode: vehicle.brandCode,
    TypeCode: vehicle.typeCode,
    ModelYear: vehicle.modelYear,
    Electric: vehicle.isElectric,
    Commercial: vehicle.isCommercial,
    Seats: vehicle.seats,
  },
  StartDate: request.startDate,
  PreviousPolicyEnd: request.previousPolicyEnd,
});

export const fromSoapRequest = ({ Insured, Vehicle, ...request }: Message<'QuoteRequest'>): QuoteRequest => ({
  requestId: request.RequestId,
  line: request.Line,
  insured: { identityNo: Insured.IdentityNo, birthday: Insured.Birthday },
  vehicle: {
    plate: Vehicle.Plate,
    provinceCode: Vehicle.ProvinceCode,
    vehicleClass: Vehicle.Class,
    brandCode: Vehicle.BrandCode,
    typeCode: Vehicle.TypeCode,
    modelYear: Vehicle.ModelYear,
    isElectric: Vehicle.Electric,
    isCommercial: Vehicle.Commercial,
    seats: Vehicle.Seats,
  },
  startDate: request.StartDate,
  previousPolicyEnd: request.PreviousPolicyEnd,
  claimCount: Insured.ClaimCount,
});

export const toSoapOffer = (offer: InsurerOffer): SoapOffer => ({
  QuoteRef: offer.quoteRef,
  PackageNo: offer.packageNo,
  ProductName: offer.productName,
  Base: offer.base,
  Discount: offer.discounts.map(toPart),
  Tax: offer.taxes.map(toPart),
  InstalmentCost: offer.instalmentCost,
  Total: offer.total,
  MaxInstalments: offer.maxInstalments,
  ValidUntil: offer.validUntil,
  Step: offer.step,
  Assurance: offer.assurances.map(({ key, label, value }) => ({ Key: key, Label: label, Value: value })),
  Risk: offer.isRisk,
});

export const fromSoapOffer = (offer: SoapOffer): InsurerOffer => ({
  quoteRef: offer.QuoteRef,
  packageNo: offer.PackageNo,
  productName: offer.ProductName,
  base: offer.Base,
  discounts: offer.Discount.map(fromPart),
  taxes: offer.Tax.map(fromPart),
  instalmentCost: offer.InstalmentCost,
  total: offer.Total,
  maxInstalments: offer.MaxInstalments,
  validUntil: offer.ValidUntil,
  step: offer.Step,
  assurances: offer.Assurance.map(({ Key, Label, Value }) => ({ key: Key, label: Label, value: Value })),
  isRisk: offer.Risk,
});

export const toSoapOrder = ({
  orderId,
  quoteRef,
  identityNo,
  plate,
  startDate,
  total,
}: PolicyOrder): Message<'IssueRequest'> => ({
  OrderId: orderId,
  QuoteRef: quoteRef,
  IdentityNo: identityNo,
  Plate: plate,
  StartDate: startDate,
  Total: total,
});
export const fromSoapOrder = (order: Message<'IssueRequest'>): PolicyOrder => ({
  orderId: order.OrderId,
  quoteRef: order.QuoteRef,
  identityNo: order.IdentityNo,
  plate: order.Plate,
  startDate: order.StartDate,
  total: order.Total,
});

export const toSoapPolicy = ({ orderId, policyNo, startDate, endDate, total, state }: Policy): SoapPolicy => ({
  OrderId: orderId,
  PolicyNo: policyNo,
  StartDate: startDate,
  EndDate: endDate,
  Total: total,
  State: state,
});
export const fromSoapPolicy = (policy: SoapPolicy): Policy => ({
  orderId: policy.OrderId,
  policyNo: policy.PolicyNo,
  startDate: policy.StartDate,
  endDate: policy.EndDate,
  total: policy.Total,
  state: policy.State,
});
