import { tokens } from '@torsa/shared/theme/tokens';

/**
 * The bar under the header, for the style of every document: what the frame after a press shows has no style to wait for.
 * Never full before the page is there.
 */
export const progressCss = `[data-navigation-progress] {
position: absolute;
inset: 100% 0 auto;
block-size: 3px;
transform-origin: left;
background: ${tokens.color.accent};
animation: navigation-progress 8s cubic-bezier(0.1, 0.6, 0.3, 1) both;
}
@keyframes navigation-progress { from { transform: scaleX(0.05); } to { transform: scaleX(0.9); } }
@media (prefers-reduced-motion: reduce) { [data-navigation-progress] { animation: none; } }
@media (forced-colors: active) { [data-navigation-progress] { background: Highlight; } }
@media print { [data-navigation-progress] { display: none; } }
`;
