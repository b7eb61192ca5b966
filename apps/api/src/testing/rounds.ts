/** How often a test repeats what it does at random moments: `all` in `npm run test:all`, which sets THOROUGH, and `some` in `npm test`. */
export const rounds = (all: number, some: number): number => (process.env['THOROUGH'] === '1' ? all : some);
