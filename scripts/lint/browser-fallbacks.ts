/** Features that some supported browser lacks, each with what stands in for it there. What stands below one is meant too. */
export const fallbacks: Readonly<Record<string, string>> = {
  'api.Document.startViewTransition':
    'asked for first: without it the page changes at once (src/platform/growth.ts, theme.ts)',
  'api.HTMLVideoElement.playsInline': 'Firefox plays every film in its place',
  'api.PopStateEvent.hasUAVisualTransition': 'undefined, as where the browser has no transition of its own',
  'api.TouchEvent': 'no computer that runs Safari has a touch screen: nothing hears one (src/platform/touch.ts)',
  'api.TouchList': 'as TouchEvent',
  'api.ViewTransition': 'there only where startViewTransition is',
  'api.Window.requestIdleCallback': 'a moment is waited instead (src/platform/idle.ts)',
  'css.at-rules.starting-style': 'pages are there at once',
  'css.at-rules.page': 'Safari prints on the sheet that its dialog says',
  'css.properties.break-after.avoid': 'a heading may stand last on a sheet',
  'css.properties.contain-intrinsic-block-size': 'as content-visibility',
  'css.properties.contain-intrinsic-size': 'as content-visibility',
  'css.properties.content-visibility': 'long tables and new pages are laid out whole',
  'css.properties.cursor': 'Safari on iOS shows none',
  'css.properties.field-sizing': 'a text field keeps its rows, and scrolls',
  'css.properties.forced-color-adjust': 'Safari has no forced colours',
  'css.properties.orphans': 'Firefox parts paragraphs where the sheet ends',
  'css.properties.resize': 'Safari on iOS has no handle; the field scrolls',
  'css.properties.size': 'of a sheet: as css.at-rules.page',
  'css.properties.text-size-adjust': 'the build adds the prefixed one; Firefox enlarges no text',
  'css.properties.text-wrap': 'lines break where they are full',
  'css.properties.user-select': 'the build adds the prefixed one',
  'css.properties.view-transition-name': 'as startViewTransition',
  'css.properties.widows': 'as orphans',
  'css.selectors.-webkit-scrollbar': 'Firefox draws its own scrollbar under the second level of the navigation',
  'css.selectors.selection': 'Safari on iOS has its own colour',
  'css.selectors.view-transition-group': 'as startViewTransition',
  'css.selectors.view-transition-new': 'as startViewTransition',
  'css.selectors.view-transition-old': 'as startViewTransition',
};

/** The same, in the dashboard's code and in what it shares with no visitor. */
export const dashboardFallbacks: Readonly<Record<string, string>> = {
  'javascript.builtins.Array.toSorted': 'src/platform/list-copies.ts',
  'javascript.builtins.Array.toSpliced': 'src/platform/list-copies.ts',
  'javascript.builtins.Array.with': 'src/platform/list-copies.ts',
};
