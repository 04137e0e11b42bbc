/** A product's labels in lists: its icon and a one-line description. */
import type { LineId } from '@emsal/lines/facts/line-ids';
import {
  airplaneTiltIcon,
  buildingsIcon,
  carIcon,
  carProfileIcon,
  clockCountdownIcon,
  deviceMobileIcon,
  firstAidKitIcon,
  globeHemisphereWestIcon,
  heartbeatIcon,
  houseLineIcon,
  identificationCardIcon,
  lightningIcon,
  pawPrintIcon,
  personIcon,
  scalesIcon,
  shieldCheckIcon,
} from '@emsal/ui/icon/icons';

export const productLabels: Readonly<Record<LineId, { icon: string; short: string; remark: string }>> = {
  TRAFFIC: { icon: carProfileIcon, short: 'Trafik', remark: 'Zorunlu; plaka yeter' },
  AUTO: { icon: carIcon, short: 'Kasko', remark: 'Aracınızın kendi hasarı' },
  SHORTTRAFFIC: { icon: clockCountdownIcon, short: 'Kısa süreli', remark: '60 günlük poliçe' },
  IMM: { icon: scalesIcon, short: 'İMM', remark: 'Trafik limitinin üstü' },
  ELECTRICVEHICLE: { icon: lightningIcon, short: 'Elektrikli', remark: 'Batarya ve şarj kablosu dahil' },
  USEDVEHICLETRAFFIC: { icon: identificationCardIcon, short: 'İkinci el', remark: 'Önce poliçe, sonra ruhsat' },
  GREENCARD: { icon: globeHemisphereWestIcon, short: 'Yeşil kart', remark: 'Yurt dışına araçla çıkarken' },
  COMPLEMENTHEALTH: { icon: heartbeatIcon, short: 'Tamamlayıcı', remark: 'SGK anlaşmalı hastanede fark ödemeden' },
  HEALTH: { icon: firstAidKitIcon, short: 'Özel sağlık', remark: 'Danışmanla birlikte' },
  HOME: { icon: houseLineIcon, short: 'Konut', remark: 'Eviniz ve eşyalarınız' },
  DASK: { icon: buildingsIcon, short: 'DASK', remark: 'Zorunlu deprem sigortası' },
  HOUSING: { icon: shieldCheckIcon, short: 'Evim güvende', remark: 'Sade konut paketi' },
  TRAVEL: { icon: airplaneTiltIcon, short: 'Seyahat', remark: 'Vizeye uygun' },
  PERSONALACCIDENT: { icon: personIcon, short: 'Ferdi kaza', remark: '65 yaşa kadar' },
  PET: { icon: pawPrintIcon, short: 'Evcil hayvan', remark: 'Kedi ve köpek' },
  PHONE: { icon: deviceMobileIcon, short: 'Telefon', remark: 'Ekran kırılması dahil' },
};
