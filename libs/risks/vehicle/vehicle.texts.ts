import type { RiskLabels, RiskLanguage } from '../risk-kind';

export const vehicleLabels: Readonly<Record<RiskLanguage, RiskLabels>> = {
  tr: {
    heading: 'Araç',
    title: 'Marka, tip, model yılı',
    reference: { label: 'Plaka', missing: 'Plaka henüz verilmedi' },
  },
  en: {
    heading: 'Vehicle',
    title: 'Make, type, model year',
    reference: { label: 'Number plate', missing: 'No number plate issued yet' },
  },
  de: {
    heading: 'Fahrzeug',
    title: 'Marke, Typ, Modelljahr',
    reference: { label: 'Kennzeichen', missing: 'Noch kein Kennzeichen zugeteilt' },
  },
};

interface VehicleFacts {
  plate: string;
  modelYear: string;
  use: string;
  privateUse: string;
  commercialUse: string;
}

export const vehicleFacts: Readonly<Record<RiskLanguage, VehicleFacts>> = {
  tr: { plate: 'Plaka', modelYear: 'Model yılı', use: 'Kullanım amacı', privateUse: 'Hususi', commercialUse: 'Ticari' },
  en: {
    plate: 'Number plate',
    modelYear: 'Model year',
    use: 'Use',
    privateUse: 'Private',
    commercialUse: 'Commercial',
  },
  de: {
    plate: 'Kennzeichen',
    modelYear: 'Modelljahr',
    use: 'Nutzung',
    privateUse: 'Privat',
    commercialUse: 'Gewerblich',
  },
};
