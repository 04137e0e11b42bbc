/** The highest discount of a campaign, in percent, by line (funnel 9). Other lines have none. */
interface Caps {
  child?: number;
  job?: number;
  driver?: number;
}

const kasko: Caps = { child: 25, job: 25, driver: 20 };
const capsByLine: Readonly<Record<string, Caps>> = { AUTO: kasko, ELECTRICVEHICLE: kasko, TRAFFIC: { child: 15 } };

/** Percent; 0 where the line has no such campaign. */
export const campaignCap = (line: string, campaign: keyof Caps): number => capsByLine[line]?.[campaign] ?? 0;
