/**
 * The design tokens by name. Each value refers to a custom property of `theme-css.ts`, so that a style works in both
 * themes.
 */
export const tokens = {
  color: {
    /** The page background. */
    background: 'var(--color-background)',
    /** Cards and form fields, slightly raised. */
    surface: 'var(--color-surface)',
    /** Bands between sections, slightly lowered. */
    sunken: 'var(--color-sunken)',
    text: 'var(--color-text)',
    textMuted: 'var(--color-text-muted)',
    /** Decorative hairlines. */
    line: 'var(--color-line)',
    /** Borders that identify a control (contrast 3:1). */
    edge: 'var(--color-edge)',
    /** Links and main buttons. */
    river: 'var(--color-river)',
    riverStrong: 'var(--color-river-strong)',
    onRiver: 'var(--color-on-river)',
    /** Small labels and marks. */
    terracotta: 'var(--color-terracotta)',
    /** The bright accent. Never used for text on a light background. */
    accent: 'var(--color-accent)',
    accentStrong: 'var(--color-accent-strong)',
    onAccent: 'var(--color-on-accent)',
    danger: 'var(--color-danger)',
    success: 'var(--color-success)',
    /** The dark background of hero, calls to action and footer, in both themes. */
    deep: 'var(--color-deep)',
    deepRaised: 'var(--color-deep-raised)',
    deepLine: 'var(--color-deep-line)',
    onDeep: 'var(--color-on-deep)',
    onDeepMuted: 'var(--color-on-deep-muted)',
    /** Brighter versions of `river` and `terracotta` for dark backgrounds. */
    onDeepRiver: 'var(--color-on-deep-river)',
    onDeepClay: 'var(--color-on-deep-clay)',
    focus: 'var(--color-focus)',
  },
  font: {
    display: 'var(--font-display)',
    text: 'var(--font-text)',
  },
  fontSize: {
    small: 'var(--font-size-small)',
    /** For lists, tables and messages of the portal. */
    dense: 'var(--font-size-dense)',
    body: 'var(--font-size-body)',
    lead: 'var(--font-size-lead)',
    h3: 'var(--font-size-h3)',
    /** For the title of a page with a compact shell. */
    title: 'var(--font-size-title)',
    h2: 'var(--font-size-h2)',
    h1: 'var(--font-size-h1)',
    hero: 'var(--font-size-hero)',
  },
  lineHeight: {
    tight: 'var(--line-height-tight)',
    snug: 'var(--line-height-snug)',
    lead: 'var(--line-height-lead)',
    body: 'var(--line-height-body)',
  },
  space: {
    xxs: 'var(--space-xxs)',
    xs: 'var(--space-xs)',
    s: 'var(--space-s)',
    m: 'var(--space-m)',
    l: 'var(--space-l)',
    xl: 'var(--space-xl)',
    xxl: 'var(--space-xxl)',
    /** The space above and below a section of a page. */
    section: 'var(--space-section)',
  },
  radius: {
    s: 'var(--radius-s)',
    m: 'var(--radius-m)',
    l: 'var(--radius-l)',
    pill: 'var(--radius-pill)',
    /** An arch: round at the top, straight at the bottom. */
    arch: 'var(--radius-arch)',
  },
  shadow: {
    low: 'var(--shadow-low)',
    high: 'var(--shadow-high)',
  },
  motion: {
    /** For responses to the user: hover, press, a menu. */
    fast: 'var(--motion-fast)',
    /** For changes without user action, such as a toast or the next picture. */
    slow: 'var(--motion-slow)',
    ease: 'var(--motion-ease)',
  },
  layer: {
    raised: 'var(--layer-raised)',
    header: 'var(--layer-header)',
    menu: 'var(--layer-menu)',
    chat: 'var(--layer-chat)',
    toast: 'var(--layer-toast)',
    skipLink: 'var(--layer-skip-link)',
  },
  layout: {
    page: 'var(--layout-page)',
    reading: 'var(--layout-reading)',
    form: 'var(--layout-form)',
    gutter: 'var(--layout-gutter)',
    header: 'var(--layout-header)',
  },
} as const;

const tablet = '(min-width: 40rem)';
const desktop = '(min-width: 62rem)';

/** Conditions for `matchMedia` and for attributes of pictures. From `page` on, the page column has its full width. */
export const viewport = { tablet, desktop, page: '(min-width: 80rem)' } as const;

/**
 * Media queries, written for phones first. Queries of a single component are in `breakpoints.ts`, because each chunk
 * contains this whole object. Custom properties do not work in media queries.
 */
export const media = {
  /** Narrower than a tablet, for the few elements that do not fit on a phone. */
  phone: '@media (width < 40rem)',
  tablet: `@media ${tablet}`,
  desktop: `@media ${desktop}`,
  /** Wide enough for the whole navigation bar in one line. */
  bar: '@media (min-width: 72rem)',
  belowBar: '@media (width < 72rem)',
  wide: '@media (min-width: 90rem)',
  hover: '@media (hover: hover)',
  motion: '@media (prefers-reduced-motion: no-preference)',
  print: '@media print',
  /** The system uses its own few colours. Backgrounds and shadows disappear, so edges must be borders. */
  forcedColors: '@media (forced-colors: active)',
} as const;
