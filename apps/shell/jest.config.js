import preset, { withTrialSites } from '../../jest.preset.js';

export default withTrialSites(preset('shell', import.meta.dirname, 'jsdom'));
