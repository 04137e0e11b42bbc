import preset, { withTrialSites } from '../jest.preset.js';

export default withTrialSites(preset('tools', import.meta.dirname, 'node'));
