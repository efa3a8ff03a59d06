import { tokens } from '@torsa/shared/theme/tokens';

const { color, layout, radius, shadow } = tokens;
const progress = '[data-navigation-progress]';

/**
 * The CSS of the navigation progress bar and of the loading page's name. It is in every HTML document, so that both
 * appear immediately after a click.
 */
export const navigationProgressCss = `${progress} {
position: absolute;
inset: 100% 0 auto;
pointer-events: none;
}
${progress}::before {
content: "";
display: block;
block-size: 3px;
transform-origin: left;
background: ${color.accent};
animation: navigation-progress 8s cubic-bezier(0.1, 0.6, 0.3, 1) both;
}
${progress}:not([data-navigation-progress=""])::after {
content: attr(data-navigation-progress);
display: block;
inline-size: fit-content;
margin-inline: auto max(${layout.gutter}, 50% - ${layout.page} / 2);
padding: 0.25rem 0.75rem;
border: 1px solid ${color.line};
border-block-start: 0;
border-radius: 0 0 ${radius.m} ${radius.m};
background: ${color.surface};
font-weight: 600;
box-shadow: ${shadow.low};
}
@keyframes navigation-progress { from { transform: scaleX(0.05); } to { transform: scaleX(0.9); } }
@media (prefers-reduced-motion: reduce) { ${progress}::before { animation: none; } }
@media (forced-colors: active) { ${progress}::before { background: Highlight; } }
@media print { ${progress} { display: none; } }
`;
