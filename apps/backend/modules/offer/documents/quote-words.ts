/** The market's usual words of quotes in other languages; `#` stands for a figure. Words that are not here stay as the insurer wrote them. */
import { dayText } from '../../document/policy-pdf/policy-pdf-values';
import type { QuoteLanguage } from './quote-pdf.texts';

type Row = readonly [tr: string, en: string, de: string];

const covers: readonly Row[] = [
  ['Araç hasarı', 'Damage to the vehicle', 'Schäden am Fahrzeug'],
  ['Çalınma', 'Theft', 'Diebstahl'],
  ['Yanma', 'Fire', 'Brand'],
  ['Sel', 'Flood', 'Überschwemmung'],
  ['Deprem', 'Earthquake', 'Erdbeben'],
  ['Çekici ve asistans', 'Towing and assistance', 'Abschleppen und Pannenhilfe'],
  ['Yol yardımı ve çekici', 'Roadside assistance and towing', 'Pannenhilfe und Abschleppen'],
  ['Yurt dışında çekici', 'Towing abroad', 'Abschleppen im Ausland'],
  ['Cam kırılması, orijinal cam', 'Glass breakage, original glass', 'Glasbruch, Originalglas'],
  ['Ferdi kaza', 'Personal accident', 'Unfallversicherung'],
  ['Ferdi kaza, koltuk başına', 'Personal accident, per seat', 'Insassenunfall, je Sitz'],
  ['Hukuksal koruma', 'Legal protection', 'Rechtsschutz'],
  ['Yurt dışında hukuksal koruma', 'Legal protection abroad', 'Rechtsschutz im Ausland'],
  ['Mini onarım', 'Small repairs', 'Kleinreparaturen'],
  ['İkame araç', 'Replacement car', 'Ersatzwagen'],
  ['Anahtar kaybı', 'Lost keys', 'Schlüsselverlust'],
  ['Yurt dışı', 'Abroad', 'Ausland'],
  ['Kişisel eşya', 'Personal belongings', 'Persönliche Gegenstände'],
  ['Servis', 'Repair shop', 'Werkstatt'],
  ['Batarya', 'Battery', 'Batterie'],
  ['Şarj kablosu', 'Charging cable', 'Ladekabel'],
  ['Ev tipi şarj ünitesi', 'Home charger', 'Wallbox'],
  ['Hasarda muafiyet', 'Excess on each claim', 'Selbstbehalt je Schaden'],
  ['İhtiyari mali mesuliyet, maddi ve bedeni ayrımsız', 'Voluntary liability', 'Freiwillige Haftpflicht'],
  ['Manevi tazminat', 'Non-material damages', 'Schmerzensgeld'],
  ['Maddi zarar, araç başına', 'Property damage, per vehicle', 'Sachschaden, je Fahrzeug'],
  ['Maddi zarar, kaza başına', 'Property damage, per accident', 'Sachschaden, je Unfall'],
  ['Sakatlanma ve ölüm, kişi başına', 'Disability and death, per person', 'Invalidität und Tod, je Person'],
  ['Sakatlanma ve ölüm, kaza başına', 'Disability and death, per accident', 'Invalidität und Tod, je Unfall'],
  ['Sağlık giderleri, kişi başına', 'Medical costs, per person', 'Heilkosten, je Person'],
  ['Üçüncü kişilerin maddi zararı', 'Property damage of third parties', 'Sachschäden Dritter'],
  ['Üçüncü kişilerin bedeni zararı', 'Bodily injury of third parties', 'Personenschäden Dritter'],
  ['Telefonda tercüman', 'Interpreter by telephone', 'Dolmetscher am Telefon'],
  ['Süre', 'Duration', 'Dauer'],
];

const extents: readonly Row[] = [
  ['Rayiç değer', 'Market value', 'Zeitwert'],
  ['Limitsiz', 'Unlimited', 'Unbegrenzt'],
  ['Yılda # kez', '# times a year', '#-mal im Jahr'],
  ['Yılda # parça', '# parts a year', '# Teile im Jahr'],
  ['Seyahatte # kez', '# per journey', '#-mal je Reise'],
  ['# gün', '# days', '# Tage'],
  ['7 gün 24 saat', 'Around the clock', 'Rund um die Uhr'],
  ['Yetkili', 'Authorised by the make', 'Vertragswerkstatt der Marke'],
  ['Anlaşmalı', 'Contracted by the insurer', 'Partnerwerkstatt des Versicherers'],
  ['Yeşil kart ülkeleri', 'Green card countries', 'Länder der Grünen Karte'],
  ['Gidilen ülkenin yasal limiti', 'Legal limit of the country visited', 'Gesetzliche Summe des Reiselandes'],
  ['%#', '#%', '# %'],
];

const prices: readonly Row[] = [
  ['Hasarsızlık indirimi (%#)', 'No-claims discount (#%)', 'Schadenfreiheitsrabatt (# %)'],
  ['Hasarsızlık indirimi (#. basamak)', 'No-claims discount (step #)', 'Schadenfreiheitsrabatt (Stufe #)'],
  ['Çevrim içi satış indirimi', 'Online discount', 'Onlinerabatt'],
  ['Meslek indirimi (%#)', 'Occupation discount (#%)', 'Berufsrabatt (# %)'],
  ['Çocuk indirimi (# yaş)', 'Child discount (age #)', 'Kinderrabatt (Alter #)'],
  ['Sürücü indirimi (%#)', 'Driver discount (#%)', 'Fahrerrabatt (# %)'],
  ['Hasarsızlık basamağı ek primi', 'Loading for the no-claims step', 'Zuschlag der Schadenstufe'],
  ['Gecikme ek primi', 'Late renewal loading', 'Verspätungszuschlag'],
  ['Sürücü yaşı ek primi', 'Driver age loading', 'Zuschlag Fahreralter'],
  ['Araç yaşı ek primi', 'Vehicle age loading', 'Zuschlag Fahrzeugalter'],
  ['İl ek primi', 'Province loading', 'Zuschlag Provinz'],
  ['Kullanım ek primi', 'Use loading', 'Zuschlag Nutzung'],
  ['Aksesuar primi', 'Accessories', 'Zubehör'],
  ['LPG primi', 'LPG system', 'Autogasanlage'],
  ['İhtiyari mali mesuliyet primi', 'Voluntary liability', 'Freiwillige Haftpflicht'],
  ['Ek teminat primi', 'Additional cover', 'Zusätzliche Deckung'],
  ['Batarya ve şarj kablosu primi', 'Battery and charging cable', 'Batterie und Ladekabel'],
  ['Banka ve sigorta muameleleri vergisi', 'Insurance transaction tax', 'Versicherungssteuer'],
  ['Güvence Hesabı payı', 'Guarantee Account levy', 'Abgabe Garantiefonds'],
  ['Trafik Hizmetleri Geliştirme Fonu payı', 'Traffic services fund levy', 'Abgabe Verkehrsfonds'],
  ['SGK payı', 'Social security levy', 'Abgabe Sozialversicherung'],
];

const facts: readonly Row[] = [
  ['Plaka', 'Number plate', 'Kennzeichen'],
  ['Model yılı', 'Model year', 'Modelljahr'],
  ['Kullanım amacı', 'Use', 'Nutzung'],
  ['Hususi', 'Private', 'Privat'],
  ['Ticari', 'Commercial', 'Gewerblich'],
  ['Başlangıç', 'Starts on', 'Beginn'],
  ['Seyahat bitişi', 'Journey ends on', 'Ende der Reise'],
  ['Gidilecek ülke', 'Country visited', 'Reiseland'],
  ['Meslek', 'Occupation', 'Beruf'],
  ['Önceki poliçenin bitişi', 'Previous policy ends', 'Ende der Vorversicherung'],
  ['Hasarsızlık basamağı', 'No-claims step', 'Schadenfreiheitsstufe'],
  ['Hasarsızlık kademesi', 'No-claims level', 'Schadenfreiheitsklasse'],
  ['#. basamak', 'Step #', 'Stufe #'],
  ['#. kademe', 'Level #', 'Klasse #'],
  ['Çocuk indirimi', 'Child discount', 'Kinderrabatt'],
  ['# yaşında çocuk', 'Child aged #', 'Kind, # Jahre'],
  ['Meslek indirimi', 'Occupation discount', 'Berufsrabatt'],
  ['Sürücü indirimi', 'Driver discount', 'Fahrerrabatt'],
  ['# yaşında, # yıllık ehliyet', 'Aged #, licensed for # years', '# Jahre, Führerschein seit # Jahren'],
  ['İndirim kodu', 'Discount code', 'Rabattcode'],
  ['Çevrim içi indirim', 'Online discount', 'Onlinerabatt'],
  ['Kaldırıldı', 'Removed', 'Entfernt'],
  ['Seçilen İMM limiti', 'Chosen liability limit', 'Gewählte Haftpflichtsumme'],
  ['Aksesuarlar', 'Accessories', 'Zubehör'],
  ['# aksesuar poliçe dışında', '# accessories left out', '# Zubehörteile ausgenommen'],
];

/** Which of a row's words a language reads. */
const columns = { en: 1, de: 2 } as const;
const figure = '(\\d+(?:-\\d+)?)';
const special = /[.*+?^${}()|[\]\\]/g;

/** Every row, for the test that reads them all. */
export const declaredWords: readonly Row[] = [...covers, ...extents, ...prices, ...facts];

const patterns = declaredWords.map((row) => ({
  row,
  pattern: new RegExp(`^${row[0].replace(special, '\\$&').replaceAll('#', figure)}$`),
}));

const amount = /\d[\d.]*(?:,\d{2})?(?=\s(?:₺|TL))/g;
const day = /^\d{2}\.\d{2}\.\d{4}$/;
const swapped = (figures: string): string => figures.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));

/** German writes figures and days as Turkish does; in English 50.000 would be read as fifty, 03.04. as the fourth of March. */
export const quoteFigures = (words: string, language: QuoteLanguage): string =>
  language === 'en'
    ? words.replace(amount, swapped).replace(day, (found) => dayText(found.split('.').toReversed().join('-'), language))
    : words;

/** @param words Turkish, as an insurer or the form has them */
export function quoteWords(words: string, language: QuoteLanguage): string {
  if (language === 'tr') return words;
  for (const { row, pattern } of patterns) {
    const [found, ...figures] = pattern.exec(words) ?? [];
    if (found !== undefined) return figures.reduce((said, one) => said.replace('#', one), row[columns[language]]);
  }
  return quoteFigures(words, language);
}
