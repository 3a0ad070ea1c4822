import { defineComponent, onBeforeUnmount, onMounted } from 'vue';

/**
 * The contents column of a long page is higher than the window. It stays in view; this scrolls it, so that the entry of what is being read
 * is in view as well.
 */
export const FollowedContents = defineComponent({
  setup() {
    let observer: MutationObserver | undefined;
    function follow(): void {
      const active = document.querySelector('.VPDocAsideOutline .outline-link.active');
      const column = active?.closest('.aside-container');
      if (!active || !column) return;
      const [entry, visible] = [active.getBoundingClientRect(), column.getBoundingClientRect()];
      // Below the bar of the site, and above the shade at the end of the column.
      const [top, bottom] = [visible.top + 120, visible.bottom - 80];
      if (entry.top < top) column.scrollTop -= top - entry.top;
      if (entry.bottom > bottom) column.scrollTop += entry.bottom - bottom;
    }
    onMounted(() => {
      const outline = document.querySelector('.VPDocAsideOutline');
      if (!outline) return;
      observer = new MutationObserver(follow);
      observer.observe(outline, { subtree: true, attributes: true, attributeFilter: ['class'] });
    });
    onBeforeUnmount(() => observer?.disconnect());
    return () => undefined;
  },
});
