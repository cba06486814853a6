import { Plugin } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { filmAt } from '../../../../domain/film-address.ts';

/** Marks paragraphs that visitors see as the film at their address. The text is as it was typed. */
export const filmLines = new Plugin({
  props: {
    decorations(state) {
      const found: Decoration[] = [];
      state.doc.forEach((node, at) => {
        const film = node.type.name === 'paragraph' ? filmAt(node.textContent) : null;
        if (film !== null) found.push(Decoration.node(at, at + node.nodeSize, { 'data-film': film.service }));
      });
      return DecorationSet.create(state.doc, found);
    },
  },
});
