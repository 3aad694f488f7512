/** A browser from before popovers. */
delete HTMLElement.prototype.popover;
