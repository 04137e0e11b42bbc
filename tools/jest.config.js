import preset from '../jest.preset.js';

export default preset('tools', import.meta.dirname, 'node');
