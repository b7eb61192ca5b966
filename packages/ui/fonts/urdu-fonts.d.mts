import type { Plugin } from 'vite';

export declare const URDU_LETTERS: string;
export declare function cutUrduFonts(): Promise<void>;
export declare const urduFonts: () => Plugin;
