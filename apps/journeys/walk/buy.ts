/** The second half of a purchase: offer, policy information, card, bank, policy. */
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { addDays, partsOfDay } from '@emsal/validation/dates/calendar-day';
import { uniqueIdentity } from './unique-people';
import type { Walker } from './walker';

export interface Buyer {
  email: string;
  /** A published test card. */
  card: { name: string; number: string; expiry: string; code: string };
}

/** Three years from now. */
const expiry = `12/${(partsOfDay(dayInTurkey(new Date())).year + 3) % 100}`;
export const goodCard = { name: 'AYŞE YILMAZ', number: '5528790000000008', expiry, code: '123' };

export async function chooseOffer(walker: Walker, slug: string, insurer?: string): Promise<void> {
  const button = insurer ? `Teklifi seç: ${insurer}` : 'Teklifi seç';
  await walker.pressUntil(`/${slug}/police-bilgileri`, button, { loosely: true });
}

export async function fillPolicyInformation(walker: Walker, slug: string, { email }: Buyer): Promise<void> {
  await walker.fill('E-posta', email);
  if (await walker.has('field', 'Noterin adı')) await fillNotarySale(walker);
  if (await walker.has('field', 'Yok', 'Rehinli alacaklı')) await walker.tick('Yok', 'Rehinli alacaklı');
  if (await walker.has('field', 'Soyadı')) await fillTraveller(walker);
  await fillAddress(walker);
  await confirmInformation(walker, slug);
}

/** One who travels along. */
async function fillTraveller(walker: Walker): Promise<void> {
  await walker.fill('Adı', 'DENİZ');
  await walker.fill('Soyadı', 'YALIN');
  await walker.fill('TC kimlik no', uniqueIdentity());
}

/** An address in İstanbul. */
export async function fillAddress(walker: Walker): Promise<void> {
  await walker.choose('İl', '34');
  await walker.choose('İlçe', '3401');
  await walker.fill('Açık adres', 'Örnek Mah. Çiğdem Sk. No: 1/2');
}

/** From the completed policy information to the payment page. */
export async function confirmInformation(walker: Walker, slug: string): Promise<void> {
  await walker.tick('Belgeleri okudum, onaylıyorum');
  await walker.press('Ödemeye geç');
  await walker.arrives(`/${slug}/odeme-bilgileri`);
}

/** The sale of a used vehicle, the day after tomorrow. */
async function fillNotarySale(walker: Walker): Promise<void> {
  await walker.choose('Noterin ili', '34');
  await walker.fill('Noterin adı', 'Kadıköy 5. Noterliği');
  await walker.fillDay('Satış tarihi', addDays(dayInTurkey(new Date()), 2));
}

export async function fillCard(walker: Walker, { card }: Buyer): Promise<void> {
  await walker.insideFrame('iframe', async (frame) => {
    await frame.fill('Kart üzerindeki ad', card.name);
    await frame.fill('Kart numarası', card.number);
    await frame.fill('Son kullanma', card.expiry);
    await frame.fill('Güvenlik kodu', card.code);
  });
}

export const pressPay = (walker: Walker): Promise<void> => walker.pressMatching(/₺ öde$/);

/** Presses pay and waits for the bank's page. */
export async function pay(walker: Walker): Promise<void> {
  await pressPay(walker);
  await walker.arrives('/bank/three-d');
}

/** The sandbox bank shows its code on the page instead of sending it. */
export async function passThreeD(walker: Walker): Promise<void> {
  const code = await walker.either(
    async () => /\b\d{6}\b/.exec(await walker.text('main'))?.[0],
    "a code on the bank's page",
  );
  await walker.fill('Telefonunuza gelen kod', code);
  await walker.press('Kodu gir ve onayla');
}

/** From the offer list to the bank's page. */
export async function reachBank(walker: Walker, slug: string, who: Buyer): Promise<void> {
  await chooseOffer(walker, slug);
  await fillPolicyInformation(walker, slug, who);
  await fillCard(walker, who);
  await pay(walker);
}

/** From the bank's page to the policy. */
export async function approve(walker: Walker, slug: string): Promise<void> {
  await passThreeD(walker);
  await walker.arrives(`/${slug}/police-basarili`);
}

/** From the payment page to the policy. */
export async function payAndApprove(walker: Walker, slug: string, who: Buyer): Promise<void> {
  await fillCard(walker, who);
  await pay(walker);
  await approve(walker, slug);
}

/** From the offer list to the policy. */
export async function buyFromList(walker: Walker, slug: string, who: Buyer): Promise<void> {
  await reachBank(walker, slug, who);
  await approve(walker, slug);
}
