/** The pages of campaigns for groups of people. */
import { brand } from '@emsal/brand/brand';
import { campaignHandle } from './campaign-metadata';
import { employeeTexts, partnershipTexts } from './campaigns.texts';

const employee = {
  path: '/ilab-calisan-indirimi',
  handle: campaignHandle(employeeTexts),
  load: () => import('./employee-page'),
};

/** One page for each partner of the brand (decision 376). */
const partnerships = brand.partners.map(({ name, path }) => ({
  path,
  handle: campaignHandle({
    title: partnershipTexts.title(name),
    heading: partnershipTexts.heading(name),
    description: partnershipTexts.description,
  }),
  load: () => import('./partnership-page'),
}));

export const campaignPages = [employee, ...partnerships];
