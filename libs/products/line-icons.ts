/** The icons by which lists of products show the lines. */
import type { LineIcon } from '@emsal/lines/facts/line-facts';
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

export const lineIcons: Readonly<Record<LineIcon, string>> = {
  carProfile: carProfileIcon,
  car: carIcon,
  clock: clockCountdownIcon,
  scales: scalesIcon,
  lightning: lightningIcon,
  registration: identificationCardIcon,
  globe: globeHemisphereWestIcon,
  heartbeat: heartbeatIcon,
  firstAid: firstAidKitIcon,
  house: houseLineIcon,
  buildings: buildingsIcon,
  shield: shieldCheckIcon,
  airplane: airplaneTiltIcon,
  person: personIcon,
  paw: pawPrintIcon,
  phone: deviceMobileIcon,
};
