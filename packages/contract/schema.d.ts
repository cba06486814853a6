/** Generated from openapi.yaml by `npm run generate`. Do not edit. */
export interface paths {
    "/api/homepage/headervideos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The films, and stills, of the home page's carousel */
        get: operations["listHeaderVideos"];
        put?: never;
        /** Put a project's film, or a still, into an empty header slot */
        post: operations["createHeaderVideo"];
        delete?: never;
        options?: never;
        head?: never;
        /** Show another film, or a still, in a filled header slot */
        patch: operations["updateHeaderVideo"];
        trace?: never;
    };
    "/api/homepage/headervideos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Empty a header slot */
        delete: operations["deleteHeaderVideo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/homevideos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The two hover-frame films, or stills, of the home page */
        get: operations["listHomeVideos"];
        put?: never;
        /** Put a project's film, or a still, into an empty homepage video slot */
        post: operations["createHomeVideo"];
        delete?: never;
        options?: never;
        head?: never;
        /** Show another film, or a still, in a filled homepage video slot */
        patch: operations["updateHomeVideo"];
        trace?: never;
    };
    "/api/homepagegrid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The six cells of the home page's grid */
        get: operations["listHomeGrid"];
        put?: never;
        /**
         * Fill an empty grid cell
         * @description At least one of the two media is needed, and they may not be the same.
         */
        post: operations["createHomeGridItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/homepagegrid/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Empty a grid cell */
        delete: operations["deleteHomeGridItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/homepagegrid/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Show other media in a filled grid cell */
        patch: operations["updateHomeGridItem"];
        trace?: never;
    };
    "/api/homepagetexts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The three text blocks of the home page, in order */
        get: operations["listHomeTexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change home page texts */
        patch: operations["updateHomeTexts"];
        trace?: never;
    };
    "/api/aboutpage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The About page */
        get: operations["getAboutPage"];
        put?: never;
        /**
         * Write the About page anew
         * @description There is one About page. Writing it anew replaces the one before, which the answer's `undo` puts back (extension).
         */
        post: operations["createAboutPage"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the About page
         * @description Fields that are not sent stay as they are.
         */
        patch: operations["updateAboutPage"];
        trace?: never;
    };
    "/api/site": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The studio's own facts, as its settings hold them
         * @description Name, contact, wordmarks and what else the site says of the studio itself. A new studio's record is empty. Without a record,
         *     as of a provider that keeps none, the site shows what its build says. With `edit` what visitors do not see is there too, for the administrator only.
         */
        get: operations["getSite"];
        /**
         * Set the studio's own facts
         * @description All of them at once. A file that is not sent and not named in `keep` goes. Of an SVG only its shapes are stored: whatever
         *     else it brings is left out. With an `Idempotency-Key` a request whose answer was lost can be sent again. The answer's
         *     `undo` puts back what was set before.
         */
        put: operations["putSite"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/site/face": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See what a font would be as the site's typeface
         * @description Nothing is stored. The font is parsed, cut into plain letters and the rest, and measured, in a process of its own with bounded time and memory;
         *     both files are written anew, and nothing of the one that was sent is in them.
         */
        post: operations["tryFace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/closing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the site is closed for visitors
         * @description While it is, whoever has no session gets 503, with `Retry-After` and `no-store`, in the place of pages, feeds, public reads and media; login, what a link
         *     shows and the files of the build stay.
         */
        get: operations["getClosing"];
        /**
         * Close the site for visitors
         * @description A site that is closed stays so. What is undone by opening it again needs no token.
         */
        put: operations["closeSite"];
        post?: never;
        /** Open the site for visitors */
        delete: operations["openSite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every project, in its sort order */
        get: operations["listProjects"];
        put?: never;
        /**
         * Create a project with its grids, frames and files
         * @description A new file is the part `grid_{g}_frame_{f}_{n}`: g is the index in `grids`, f the frame slot, n the file's number in
         *     that slot, all counted from 0. Everything is stored, or nothing is.
         */
        post: operations["createProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/project-page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One page of the projects, and how many there are of everything
         * @description What a page of Work shows of a long list, for a fraction of the list. A category that is not there or holds no project
         *     counts as none, and a page beyond the last is the last.
         */
        get: operations["getProjectPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/project": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One project by its slug, or by its id for editing
         * @description `slug` is a public read; one that the project had before finds it as well, and the answer has the one of now.
         *     `id`, written `{id}/edit`, loads a project for editing and needs the session.
         *     Exactly one of the two is sent.
         */
        get: operations["getProject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a project and every use of it */
        delete: operations["deleteProject"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/edit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a project
         * @description The same form as for creating. Fields that are not sent stay as they are. `grids`, once sent, is the whole list: a
         *     grid or frame that is missing from it is removed. A new file replaces the kept frame of its slot, except in G3,
         *     where files are appended.
         */
        patch: operations["updateProject"];
        trace?: never;
    };
    "/api/projects/{id}/position": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Move a project to another position */
        patch: operations["moveProject"];
        trace?: never;
    };
    "/api/projects/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a copy of a project, a draft that stands behind it
         * @description Its texts, category, credits, related projects, grids and files, those in no grid too; every file is one of its own.
         *     Neither its former addresses nor its places on the home page nor links to it. Its title begins with "Copy of".
         */
        post: operations["duplicateProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/media": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** A project's media, to choose from for the home page */
        get: operations["listProjectMedia"];
        put?: never;
        /**
         * Add a file to a project's media
         * @description It stands in none of the project's grids and is not shown on its page: it is there to be chosen for the home page.
         *     It goes, and comes back, with the project, or by itself (`deleteMedia`).
         */
        post: operations["addProjectMedia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/undescribed-media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every file of every project that has no text alternative */
        get: operations["listUndescribedMedia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/library": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every file that stands somewhere, the newest first, with its places
         * @description Posters and renditions are not files of their own. A file that only stands in no grid is seen by nobody.
         *     With `limit` or `after` it comes in pages. What stands somewhere all the while is on exactly one of them, whatever is
         *     written between two of them; what is new since the first page is on none. Without either it is one answer with every file,
         *     as before there were pages.
         */
        get: operations["listLibrary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/media/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description As `listProjectMedia` or `addTextPicture` gives it, or `removeAs` of `listLibrary`
                 * @example loose-4
                 */
                id: components["parameters"]["MediaId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a file that stands in none of its project's grids, or a picture that no text shows
         * @description What the home page shows of it goes with it: a grid cell that has another medium keeps that. A frame of a grid is
         *     removed in its project's form, a picture of a text in that text.
         */
        delete: operations["deleteMedia"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every category */
        get: operations["listCategories"];
        put?: never;
        /** Add a category */
        post: operations["createCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/category/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a category
         * @description Projects that were in it stay, without a category.
         */
        delete: operations["deleteCategory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/category/{id}/edit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Rename a category */
        put: operations["updateCategory"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every story, oldest first */
        get: operations["listStories"];
        put?: never;
        /** Publish a story */
        post: operations["createStory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One story */
        get: operations["getStory"];
        put?: never;
        post?: never;
        /** Delete a story */
        delete: operations["deleteStory"];
        options?: never;
        head?: never;
        /** Change a story */
        patch: operations["updateStory"];
        trace?: never;
    };
    "/api/text-pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a picture that is to stand in a text
         * @description It belongs to no project, and nobody but administrators sees it, until a story or a plain page is saved whose text names its file. One that no
         *     text shows goes thirty days after it was sent, but for one that was sent for the library, which stays until it is deleted.
         */
        post: operations["addTextPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The studio's plain pages in their order, without their texts */
        get: operations["listPages"];
        put?: never;
        /** Create a page, at the end of the order */
        post: operations["createPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page, by its address or by one that it had */
        get: operations["getPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One page, for its form */
        get: operations["getPageToEdit"];
        put?: never;
        post?: never;
        /** Delete a page */
        delete: operations["deletePage"];
        options?: never;
        head?: never;
        /**
         * Change a page
         * @description What is left out stays. An address that it leaves leads on to it.
         */
        patch: operations["updatePage"];
        trace?: never;
    };
    "/api/pages/{id}/position": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Move a page to another position */
        patch: operations["movePage"];
        trace?: never;
    };
    "/api/redirects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Old addresses and where they lead, the last changed first
         * @description There are 10 000 at most.
         */
        get: operations["listRedirects"];
        put?: never;
        /**
         * Have an old address lead somewhere
         * @description Whoever asks for it, with or without a slash at its end and whatever its query, is answered 301 with the address at which
         *     something is now, in one hop. Only where the site itself would answer 404; and while there is nothing at its end, such as a
         *     draft, the answer stays 404.
         */
        post: operations["createRedirect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/redirects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change a redirect */
        put: operations["updateRedirect"];
        post?: never;
        /** Delete a redirect */
        delete: operations["deleteRedirect"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/looks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Looks that the studio keeps beside the one of its site, by name
         * @description There are 24 at most. They are for administrators alone; the look of the site stands in its settings.
         */
        get: operations["listLooks"];
        put?: never;
        /**
         * Keep a look under a name
         * @description Such as a copy of the site’s, before another is tried. No two have one name, whatever the case of its letters.
         */
        post: operations["createLook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/looks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a look that is kept */
        delete: operations["deleteLook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many people saw what, day by day
         * @description A page that somebody sees more than once on a day, of UTC, counts once. Nothing that tells who it was is kept beyond the day. Administrators
         *     and robots are not counted. Days older than a year are removed.
         */
        get: operations["getVisits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visits/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All that was counted in a year, as CSV */
        get: operations["getVisitsFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visits/counting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Count visits from now on, or no more
         * @description What was counted stays. Other servers of the same studio follow within a minute.
         */
        put: operations["setCounting"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What visitors have written, the newest first
         * @description There are 2000 at most.
         */
        get: operations["listMessages"];
        put?: never;
        /**
         * Write to the studio
         * @description By the form on Talk to us, while it is shown (`contactForm` of the settings); 404 otherwise. Without attachments. `website` is a field that no
         *     person sees: who fills it in is answered alike, and nothing is kept. Five in a quarter of an hour for each address, and a hundred for all.
         */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages/ticket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to write to the studio
         * @description A message needs a ticket that is three seconds old at least, and a day at most. It is good once.
         */
        post: operations["createMessageTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a message */
        delete: operations["deleteMessage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Note that a message was read, or is new */
        put: operations["setMessageRead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact-form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Show a form on Talk to us, or no more */
        put: operations["setContactForm"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was taken from former sites, the newest first */
        get: operations["listImports"];
        put?: never;
        /**
         * Look an export through, or begin with a folder
         * @description Exactly one of `file` and `folder`. A file is a WordPress or Squarespace export (WXR), or a backup of this provider. It is
         *     read piece by piece; what it declares is not expanded, and nothing is fetched. Nothing of the site is written before `runImport`.
         */
        post: operations["createImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** What was found, what was chosen, and how far it is */
        get: operations["getImport"];
        put?: never;
        post?: never;
        /** Forget an import that has brought nothing, or whose records were deleted */
        delete: operations["deleteImport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}/files": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring a file of a folder
         * @description One with the same place in the folder takes its place, so that a file whose answer was lost can be sent again.
         */
        post: operations["addImportFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}/run": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin, or go on with what is left
         * @description Everything becomes a draft. What an import has taken before is left out while it is still there. It goes on while nobody looks, also
         *     after the provider was ended.
         */
        post: operations["runImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop it. What was made stays */
        post: operations["cancelImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}/removal": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete everything that it brought
         * @description Also what was published or changed since, and the redirects to it. Each can be restored for thirty days.
         */
        post: operations["removeImported"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** What has become of each item, as CSV */
        get: operations["getImportReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The links to a project or story, the newest first
         * @description Exactly one of `project` and `story` is sent. Revoked ones are left out.
         */
        get: operations["listLinks"];
        put?: never;
        /**
         * Make a link for somebody
         * @description Exactly one of `project` and `story` is sent. Its token has 256 random bits. Of what is sealed it is a link for a client, of a
         *     draft a preview; 409 of anything else.
         */
        post: operations["createLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/links/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Let a link open nothing any more */
        delete: operations["revokeLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shown/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example Zk0vJm5rT2dQeE1uY3RkYWJj */
                token: components["parameters"]["LinkToken"];
            };
            cookie?: never;
        };
        /**
         * What a link shows
         * @description The whole project or story, with paths of media that the same token opens. `Cache-Control: private, no-store`. An opening
         *     is counted, once in half an hour for each address that asks; the administrator's own are not. 410 for a link that has
         *     expired or was revoked; 403 for a preview of what was a draft and is sealed now; 404 for one that is not known, or whose project is
         *     otherwise neither what it was made for (sealed, or a draft) nor public or unlisted now. Who guesses too often is answered 429.
         */
        get: operations["getShown"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p/{token}/media/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example Zk0vJm5rT2dQeE1uY3RkYWJj */
                token: components["parameters"]["LinkToken"];
                /** @example 9f2c.jpg */
                file: string;
            };
            cookie?: never;
        };
        /**
         * A media file of what a link shows
         * @description As `getMedia`, with `Cache-Control: private, no-store`. Files of anything else are 404.
         */
        get: operations["getShownMedia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/teaser/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example kiln */
                slug: string;
            };
            cookie?: never;
        };
        /**
         * The small picture on the page of a sealed project
         * @description Its header's picture, or the poster of its header's film, 320 pixels wide. `Cache-Control: private, no-store`. 404 of
         *     whatever is not sealed, and for a picture that cannot be made small.
         */
        get: operations["getTeaser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin a session */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The second step of a login whose account asks for a code
         * @description With the token of the 401 of `login`, which is good for five minutes, and for five tries. A code that has been used is
         *     wrong, and a recovery code works once.
         */
        post: operations["loginWithSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the browser asks for a passkey with
         * @description `null` while nobody has a passkey. Its challenge is good for five minutes, once.
         */
        post: operations["passkeyLoginOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in with a passkey alone
         * @description It takes the place of password and code: the authenticator has verified its user.
         */
        post: operations["loginWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the session
         * @description By its cookie, or by the token that came with the login. A JSON content type with an empty body is fine.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the administrator is logged in, the last used first */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /** Log out everywhere but here */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Log out somewhere else
         * @description The next request there is answered 401. The session that asks is ended by `logout` (409).
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/backups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The backups that lie on the server, the newest first
         * @description Those that were asked for, for seven days, and those of what was there before another was restored, for thirty; the newest
         *     three of each.
         */
        get: operations["listBackups"];
        put?: never;
        /** Make a backup of the present state, and get the key of its download */
        post: operations["createBackup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/backups/{id}/key": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get the key of a backup's download */
        post: operations["openBackup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/backups/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** A backup as a file */
        get: operations["getBackupFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/restores": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a backup in the place of all content
         * @description Exactly one of `file` and `backup`. What is there is backed up before; the change is made as a whole or not at all.
         *     Administrators, their sessions and the log stay as they are.
         */
        post: operations["restoreBackup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who logged in and who changed what, the newest first
         * @description Fifty entries at a time. Kept for 365 days, and no more than the last 10,000 changes, 5,000 logins and 1,000 refused logins.
         */
        get: operations["listLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was edited last, and what waits for its administrator
         * @description All that the first page of the dashboard says beside the specified reads, in one call.
         */
        get: operations["getDesk"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether a login asks for a code */
        get: operations["getSecondFactor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/second-factor/authenticator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * From now on a login asks for a code
         * @description Answers the recovery codes, once. A wrong code is a 400 with its `part`; 409 where nothing was begun.
         *     Ends every other session of the administrator's, as a new password does.
         */
        put: operations["confirmAuthenticator"];
        /**
         * Begin to set up an authenticator app
         * @description Answers the secret once. It does not count before a code of it has confirmed it; beginning again makes another. 409 while
         *     a login asks for a code already.
         */
        post: operations["beginAuthenticator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/second-factor/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A login asks for the password alone again
         * @description The secret and the recovery codes are deleted.
         */
        post: operations["endSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** New recovery codes instead of the former */
        post: operations["createRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/administrators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who may log in, who is invited, and who was removed and may come back */
        get: operations["listAdministrators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/administrators/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * How colleagues read somebody’s name
         * @description An empty name is the username's.
         */
        patch: operations["updateAdministrator"];
        trace?: never;
    };
    "/api/administrators/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Somebody can log in no more
         * @description Their sessions end: the next request of one is answered 401. Their open invitations are taken back. They can be let in again for
         *     thirty days, as they were. 409 for oneself.
         */
        post: operations["removeAdministrator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/administrators/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let somebody in again who was removed
         * @description With the password, passkeys and second factor of before.
         */
        post: operations["restoreAdministrator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite somebody
         * @description Answers the secret of the link once. It lets one person in within seven days.
         */
        post: operations["createInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take an invitation back
         * @description Its link opens nothing any more. Another can be made.
         */
        delete: operations["deleteInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/join/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Who is invited by a link, and by whom
         * @description 404 where it is not good any more.
         */
        post: operations["getInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Become an administrator, and begin a session
         * @description By a link of an invitation, which is used up. A password that `resetCredentials` would refuse is a 400 with its `part`, and a username
         *     that somebody has is a 409 with its `part`.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The passkeys of the administrator who asks, the newest first */
        get: operations["listPasskeys"];
        put?: never;
        /**
         * Keep a passkey that the browser has made
         * @description With the answer to the options of `passkeyOptions`, of the same session. 409 for one that is kept already.
         */
        post: operations["createPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the browser makes a passkey with
         * @description Its challenge is good for five minutes, once, and for this session. 409 where there are twenty passkeys.
         */
        post: operations["passkeyOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a passkey
         * @description It opens nothing any more. It cannot be put back, only made anew.
         */
        delete: operations["deletePasskey"];
        options?: never;
        head?: never;
        /** Rename a passkey */
        patch: operations["updatePasskey"];
        trace?: never;
    };
    "/api/forgotten-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether a link for a new password can be sent */
        get: operations["getForgottenPassword"];
        put?: never;
        /**
         * Have a link for a new password sent
         * @description To the mail address of the settings. The answer is the same whether there is an administrator of that name or not. 404 where no mail
         *     leaves.
         */
        post: operations["askForNewPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/new-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a new password by a link
         * @description The link is used up, and every session of that administrator ends; a second step of the login stays. A password that
         *     `resetCredentials` would refuse is a 400 with its `part`. A link that is not good any more is a 404.
         */
        post: operations["setNewPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reset-credentials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the password
         * @description Needs the session, the username and the old password. Ends every other session. The reference provider refuses (400) a
         *     new password of fewer than ten characters, the old one, one with the username in it, and one that is easily guessed.
         */
        patch: operations["resetCredentials"];
        trace?: never;
    };
    "/api/verify-auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Is the session still good? */
        get: operations["verifyAuth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A media file
         * @description Media paths in answers are relative to the origin and lead here. Ranges are honoured (RFC 9110, 14).
         *
         *     **Widths** (extension). With `width` a picture is answered as a variant of that width in pixels, or of its own
         *     where it is narrower: the whole picture, upright, without metadata, as AVIF or WebP where `Accept` names
         *     them and in its own format otherwise (`Vary: Accept`), in sRGB, or in a wider RGB space with its profile. The widths that make sense are in `MediaDetails.widths`.
         *     Films, GIFs and pictures that move are answered as they are, and so is a picture whose variant takes too long,
         *     for a minute. A provider that ignores the query answers the original.
         *
         *     The same variant has an address of its own for each format, `{file}.800.avif`, whose answer does not depend on `Accept`: a
         *     cache in front keeps one answer of it. AVIF and WebP can be had of every picture that has widths, and its own format; another is 404.
         *
         *     **Stills** (extension). `film-youtube-{id}.jpg` and `film-vimeo-{id}.jpg` are stills of films whose addresses stand in a text, which the
         *     provider has fetched once; 404 where it could not.
         */
        get: operations["getMedia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/media-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Describe a media file in words, say what of it must stay in view, or whether a film's sound may be heard
         * @description The path stands in the body, as it has slashes. What is not named stays. Empty text or `null` leaves the file
         *     undescribed; without a point (`null`) its middle stays in view. `sound` is for films that have some, else it is a 400;
         *     offered where the session check names `sound`. `captions` is for films, a text in WebVTT; offered where the check names `captions`.
         */
        patch: operations["updateMediaDetails"];
        trace?: never;
    };
    "/api/media-places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a media file stands */
        get: operations["listMediaPlaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/media-replacements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put another file in the place of one, everywhere at once
         * @description Whatever shows the file shows the new one from then on, under a new name: the old name leads there. Alt text and what
         *     stays in view are kept; poster, versions for phones and original go with the old file. `If-Match` takes the `ETag` of
         *     `listMediaPlaces`: 412 when the file or one of its places is another now. With an `Idempotency-Key` a request whose answer
         *     was lost can be sent again. A place that does not take a file of this kind refuses all of it. The answer's `undo`
         *     puts the old file back.
         */
        post: operations["replaceMedia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/poster": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give a film the still that stands for it until it plays
         * @description A JPEG, PNG or WebP of at most 2 MB. It takes the place of the poster before.
         */
        put: operations["setPoster"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/second-light": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give a picture or film the one that takes its place in the black theme
         * @description Of the same kind, for a file that stands somewhere. It takes the place of the one before, which the answer's `undo`
         *     puts back. It stays with its file wherever that stands, and goes and comes back with it; when its file is replaced,
         *     it stays. Alt text and what stays in view are its own (`updateMediaDetails`); without an alt text it has its
         *     file's. Offered where the session check names `secondLight`.
         */
        put: operations["setSecondLight"];
        post?: never;
        /** Take a picture or film its second light; its file shows in both themes again */
        delete: operations["deleteSecondLight"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/renditions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give a film a rendition for smaller screens
         * @description An MP4 of H.264 with the film's length and shape, smaller than the film in pixels or bytes, and in bytes at least
         *     as small. It takes the place of the one of the same height. Without a file the film is recorded as needing none, and
         *     is no longer listed as lacking one.
         */
        put: operations["setRendition"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/films-without-renditions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Films that a small screen would have in fewer bytes */
        get: operations["listFilmsWithoutRenditions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/film-conversions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a film converted that the browser cannot convert
         * @description Offered where the session check names `conversion`. A film of at most 60 seconds and 4K (MP4, MOV, WebM) becomes one of
         *     H.264 in MP4, upright, its index first, of at most 1080p and 3.5 Mbit/s; silent, unless its sound is to be kept, which
         *     becomes AAC in stereo. Nothing is stored for good: the conversion goes with its DELETE, an hour after it began, when nobody has asked for it for two minutes, and with the
         *     provider's process. Whoever else has a session does not see it. 429 while there are four.
         */
        post: operations["createFilmConversion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/film-conversions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1b0c9d8e7a65544332211f */
                id: components["parameters"]["FilmConversionId"];
            };
            cookie?: never;
        };
        /** How far a conversion is */
        get: operations["getFilmConversion"];
        put?: never;
        post?: never;
        /** Stop a conversion, or let go of its result */
        delete: operations["deleteFilmConversion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/film-conversions/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1b0c9d8e7a65544332211f */
                id: components["parameters"]["FilmConversionId"];
            };
            cookie?: never;
        };
        /** The converted film */
        get: operations["getConvertedFilm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/originals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The originals that are stored beside films
         * @description Offered where the session check names `originals`. What was chosen before a film was made of it, where that was wished.
         */
        get: operations["listOriginals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/originals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** An original, as a download */
        get: operations["getOriginal"];
        put?: never;
        post?: never;
        /** Remove an original; its film stays */
        delete: operations["deleteOriginal"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put back what a DELETE took, or the About page that was replaced
         * @description With its positions, relations, uses on the home page and files, all of it or nothing. A use whose place has been
         *     filled since stays out. `leftOut` says what else could not be
         *     put back. A token is good for thirty days, once. An About page that is put back changes places with
         *     the one of now, with all that was edited since: the answer's own `undo` puts that back.
         */
        post: operations["undoDelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was deleted and can still be put back */
        get: operations["listDeleted"];
        put?: never;
        post?: never;
        /** Delete for good what can still be put back, with its files */
        delete: operations["emptyDeleted"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deleted/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description As `listDeleted` gives it
                 * @example Zk0vJm5rT2dQeE1uY3RkYWJj
                 */
                token: components["schemas"]["UndoToken"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete something for good, with its files */
        delete: operations["purgeDeleted"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The saves of a project, a story, the About page, the home page or the settings */
        get: operations["listRevisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/revisions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** A revision beside the one before it */
        get: operations["getRevision"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/revisions/{id}/media/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
                /** @example 9f2c.jpg */
                file: string;
            };
            cookie?: never;
        };
        /**
         * A file that only a revision still has
         * @description Never public; nothing keeps it.
         */
        get: operations["getRevisionMedia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/revisions/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a revision the present state again
         * @description All of it, or nothing; the restored state is a new revision. Who sees a project or story stays as it is. What no longer exists is
         *     left out, and `leftOut` says so. `If-Match` takes the `ETag` of the present state: 412 when that is another by now. With an
         *     `Idempotency-Key` a request whose answer was lost can be sent again. `undo` brings back the state before; it is absent
         *     where nothing differed.
         */
        post: operations["restoreRevision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Can the provider serve? */
        get: operations["health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Can the provider do all of its work?
         * @description What was found is believed for five seconds, and a picture is tried every five minutes.
         */
        get: operations["readiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What runs
         * @description For this machine, where no proxy has passed the request on, and for who sends the token of `METRICS_TOKEN` as a bearer.
         */
        get: operations["version"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Figures for Prometheus
         * @description Where `METRICS` is on. For whom `/version` is.
         */
        get: operations["metrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Opaque. The reference provider's ids are integers. */
        Id: number | string;
        Problem: {
            /** @description In plain words */
            message: string;
            /** @description The name of the form's part that was refused, such as `grid_0_frame_2_0` or `HeaderMedia` */
            part?: string;
            /** @description Of a 412: who has left the record as it is now, called as they were then, and when. Left out where the log does not know, as after a deletion elsewhere that took something of the record along */
            changedBy?: {
                name: string;
                /** Format: date-time */
                at: string;
            };
        };
        Message: {
            message?: string;
        };
        Deletion: {
            message?: string;
            undo?: components["schemas"]["UndoToken"];
        };
        /** @description Displayed from `{host}/{path}`. Absolute `http(s):`, `data:` and `blob:` values are used as they are. */
        MediaPath: string;
        /** @description What the file was called when it came. Only in answers that need the session */
        FileName: string | null;
        FilmConversion: {
            id: string;
            /** @enum {string} */
            state: "waiting" | "converting" | "done" | "failed";
            /** @description Of the film, as far as that is known */
            share: number;
            /** @description Of the result, once it is there */
            bytes: number | null;
        };
        /** @description The file that a film was made of, for the administrator only */
        Original: {
            id: components["schemas"]["Id"];
            path: components["schemas"]["MediaPath"];
            /** @description What it was called when it came */
            name: string | null;
            bytes: number;
            /** @description The project that its film belongs to */
            projectId: components["schemas"]["Id"] | null;
        };
        /** @description Opaque. Puts back what was deleted, for thirty days */
        UndoToken: string;
        /** @description Something that was deleted and can still be put back */
        Deleted: {
            undo: components["schemas"]["UndoToken"];
            /**
             * @description `about` is a page that another has replaced. `media` is a file in no grid. `original` is that of a film
             * @enum {string}
             */
            kind: "project" | "category" | "story" | "headerVideo" | "homeGrid" | "media" | "about" | "original" | "page" | "redirect" | "message" | "look";
            /** @description Its name. Of a place on the home page, the project's */
            title: string | null;
            /** Format: date-time */
            deletedAt: string;
            /**
             * Format: date-time
             * @description It is deleted for good then
             */
            expiresAt: string;
            files?: number;
            /** @description Of its files */
            bytes?: number;
            /** @description Its places on the home page */
            uses?: {
                /** @enum {string} */
                place: "headerVideo" | "homeVideo" | "homeGrid";
                position: number;
            }[];
            /** @description Of a category, how many projects were in it */
            projects?: number;
        };
        /** @description Somewhere an administrator is logged in */
        Session: {
            /** @description Names the session and opens nothing */
            id: string;
            /** @description What the browser says it is; empty where it said nothing */
            userAgent: string;
            /** Format: date-time */
            beganAt: string;
            /**
             * Format: date-time
             * @description To the minute
             */
            lastUsedAt: string;
            /** @description Whether it is the one that asks */
            isThis: boolean;
        };
        Backup: {
            id: string;
            /**
             * @description Asked for, or of what was there before another was restored
             * @enum {string}
             */
            kind: "made" | "before";
            /** Format: date-time */
            madeAt: string;
            /** Format: date-time */
            expiresAt: string;
            bytes: number;
            missing: components["schemas"]["MissingFiles"];
        };
        /** @description Media files that are recorded and are not there; everything else is */
        MissingFiles: {
            count: number;
            /** @description The first hundred */
            files: {
                /** @description Its name below `/media/` */
                file: string;
                /** @description At the upload, where that is known */
                name: string | null;
                /** @description Where it is used, in words; empty for nowhere */
                uses: string[];
            }[];
        };
        Readiness: {
            /** @enum {unknown} */
            status: "ok" | "failed";
            parts: {
                /** @description It answers */
                database: boolean;
                /** @description It has had the migrations of this version */
                schema: boolean;
                /** @description The folder of media can be read and written, or the bucket be asked */
                files: boolean;
                /** @description 100 MB of the disk of the data folder are free */
                disk: boolean;
                /** @description The process for pictures reads one */
                pictures: boolean;
            };
        };
        /** @description Backups that the server makes by itself, where it was told a place for them */
        NightlyBackups: {
            isOn: boolean;
            /**
             * Format: date-time
             * @description When the last one was made that is there, and was restored once
             */
            lastGoodAt: string | null;
            /** @description The last try, where it failed */
            failure: null | {
                /** Format: date-time */
                at: string;
                reason: string;
            };
        };
        MadeBackup: components["schemas"]["Backup"] & {
            /** @description Opens its download for six hours, to who has asked */
            key: string;
        };
        Inbox: {
            /** @description Whether the form is shown */
            shown: boolean;
            messages: {
                id: components["schemas"]["Id"];
                /** Format: date-time */
                at: string;
                name: string;
                email: string;
                text: string;
                read: boolean;
            }[];
        };
        Visits: {
            /** @description Whether visits are counted now */
            counting: boolean;
            /** @description Of all days: who comes on two days is counted twice */
            visitors: number;
            views: number;
            /** @description The oldest first; a day without visits is left out */
            days: {
                /** Format: date */
                day: string;
                visitors: number;
                views: number;
            }[];
            /** @description The hundred most seen pages */
            pages: {
                path: string;
                /** @description Of a project, a story or a page of the studio's own */
                title: string | null;
                projectId?: components["schemas"]["Id"];
                count: number;
            }[];
            /** @description Clients' links that were opened */
            links: {
                id: components["schemas"]["Id"];
                /** @description For whom it is */
                name: string;
                /** @description What it shows; empty where that is gone */
                title: string;
                count: number;
            }[];
            /** @description The hundred sites from which most came */
            referrers: {
                /** @description Empty for all others */
                host: string;
                count: number;
            }[];
            /** @description The hundred addresses most asked for at which there was nothing */
            missing: {
                /** @description Empty for all others */
                path: string;
                count: number;
            }[];
        };
        Log: {
            entries: components["schemas"]["LogEntry"][];
            /** @description Where the next page begins; null for the last */
            before: number | null;
        };
        LogEntry: {
            id: number;
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            kind: "login" | "refusal" | "change";
            /** @description Who, as they were called then; empty for a stranger */
            name: string;
            /** @description In words */
            what: string;
            /** @description The title of what was changed; empty where there is none */
            subject: string;
            /** @description The IP address of a login; empty for a change */
            address: string;
            /** @description What the browser of a login says it is */
            userAgent: string;
            /** @description The record that a change was about, where it has a form of its own. It may be gone; left out where that is not known, as of what was changed before entries said it. */
            target?: {
                /** @enum {string} */
                kind: "project" | "story" | "page";
                id: components["schemas"]["Id"];
            };
        };
        Desk: {
            /** @description The last save of what is there, the newest first */
            edits: {
                kind: components["schemas"]["RevisionKind"];
                /** @description Of a project or a story */
                id?: components["schemas"]["Id"];
                /** Format: date-time */
                at: string;
                /** @description Who saved it, where that is known */
                by: string | null;
            }[];
            /** @description Files of projects without an alt text */
            undescribed: components["schemas"]["WaitingFiles"];
            /** @description Films without a lighter version for phones */
            plainFilms: components["schemas"]["WaitingFiles"];
            /** @description Links that end within seven days, the first to end first */
            endingLinks: {
                /** @description For whom it is */
                name: string;
                /** Format: date-time */
                expiresAt: string;
                subject: {
                    /** @enum {string} */
                    kind: "project" | "story";
                    id: components["schemas"]["Id"];
                };
                /** @description Of what it shows */
                title: string;
            }[];
            /** @description What visitors wrote and nobody has read */
            unreadMessages: number;
            /**
             * Format: date-time
             * @description When a backup was last made, in the dashboard or by night; null where none is known
             */
            lastBackupAt: string | null;
            /** @description Imports that broke off and have not been removed, the newest first */
            failedImports: {
                id: number;
                name: string;
            }[];
            /** @description The last of the log's changes, the newest first */
            changes: components["schemas"]["LogEntry"][];
        };
        WaitingFiles: {
            count: number;
            /** @description The project that has the first of them; null where no project has it */
            projectId: components["schemas"]["Id"] | null;
        };
        /** @description What a login needs beside the password */
        SecondStep: {
            /** @description Good for five minutes, and for this login */
            token: string;
            kinds: ("authenticator" | "recoveryCode")[];
        };
        /** @description Whether a login asks for a code */
        SecondFactor: {
            isOn: boolean;
            /** Format: date-time */
            isOnSince: string | null;
            /** @description How many are left */
            recoveryCodes: number;
        };
        /** @description What an authenticator app is told */
        AuthenticatorSecret: {
            /** @description In Base32 */
            secret: string;
            /** @description For a QR code, `otpauth://totp/…` */
            uri: string;
        };
        /** @description Ten codes that take the place of the app, once each */
        RecoveryCodes: {
            recoveryCodes: string[];
        };
        Administrators: {
            administrators: components["schemas"]["Administrator"][];
            invitations: components["schemas"]["Invitation"][];
            removed: components["schemas"]["RemovedAdministrator"][];
        };
        Administrator: {
            id: number;
            username: string;
            /** @description What colleagues read; empty where none was given */
            name: string;
            isYou: boolean;
            /** Format: date-time */
            createdAt: string | null;
            /** Format: date-time */
            lastLoginAt: string | null;
        };
        RemovedAdministrator: {
            id: number;
            username: string;
            name: string;
            /** Format: date-time */
            removedAt: string;
            /** Format: date-time */
            restorableUntil: string;
        };
        Invitation: {
            id: number;
            /** @description For whom */
            name: string;
            invitedBy: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
        };
        NewInvitation: components["schemas"]["Invitation"] & {
            /** @description For the link, told once */
            token: string;
        };
        OpenInvitation: {
            name: string;
            invitedBy: string;
            /** Format: date-time */
            expiresAt: string;
        };
        /** @description A passkey that opens the dashboard */
        Passkey: {
            /** @description Names it and opens nothing */
            id: string;
            name: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            lastUsedAt: string | null;
            /** @description Whether it may be on several devices, by way of an account */
            isSynced: boolean;
        };
        /** @description What the browser answers (`RegistrationResponseJSON`, `AuthenticationResponseJSON` of WebAuthn Level 3, 5.1) */
        PasskeyCredential: {
            id: string;
            rawId: string;
            /** @constant */
            type: "public-key";
            clientExtensionResults: {
                [key: string]: unknown;
            };
            response: {
                clientDataJSON: string;
                attestationObject?: string;
                authenticatorData?: string;
                signature?: string;
                userHandle?: string;
                transports?: string[];
            };
        };
        /** @enum {string} */
        RevisionKind: "project" | "story" | "about" | "homepage" | "settings";
        /** @description A state that something had after a save */
        Revision: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["RevisionKind"];
            /** Format: date-time */
            at: string;
            /** @description The username of who saved it; `null` where nobody is known to have */
            by: string | null;
            /**
             * @description `found`: a state that no save had left and that the next one was about to change, such as that of an older version's
             *     store, or after a file was described
             * @enum {string}
             */
            cause: "created" | "saved" | "restored" | "undone" | "found";
            /**
             * Format: date-time
             * @description When the revision was saved that this one has restored
             */
            restoredAt?: string;
            /** @description What differs from the one before in a few words */
            summary: string;
            /** @description Whether this is how it is now, as far as a restoration would say */
            isPresent: boolean;
        };
        RevisionDetail: components["schemas"]["Revision"] & {
            parts: components["schemas"]["RevisionPart"][];
            pictures: components["schemas"]["RevisionPicture"][];
        };
        /** @description A text or a choice */
        RevisionPart: {
            /** @description Names the part among the others */
            name: string;
            label: string;
            /** @description A text of sentences or lines; else a word or a choice */
            long: boolean;
            before: string | null;
            after: string | null;
        };
        /** @description A picture or a film in its place */
        RevisionPicture: {
            /**
             * @description `changed`: its alt text, what of it stays in view or its file; it may have moved as well
             * @enum {string}
             */
            change: "added" | "removed" | "moved" | "changed" | "kept";
            before: components["schemas"]["RevisionFile"];
            after: components["schemas"]["RevisionFile"];
        };
        RevisionFile: {
            /** @description Where it stood, such as "Grid 2 (G4), frame 1" */
            place: string;
            /** @description A path, as everywhere; of what is shown nowhere any more, one that only a session opens */
            mediaUrl: string;
            mediaType: components["schemas"]["MediaType"];
            poster: string | null;
            alt: string | null;
            focus: components["schemas"]["Focus"] | null;
            /** @description Whether visitors may turn the sound of a film on. Absent of what has none */
            sound?: boolean;
            /** @description Of what is stored as it was: its lighter versions */
            details?: components["schemas"]["MediaDetails"];
        } | null;
        /** @enum {string} */
        MediaType: "IMAGE" | "VIDEO";
        /** @enum {string} */
        GridType: "G1" | "G2" | "G3" | "G4" | "G5" | "G6" | "G7" | "G8" | "G9" | "G10";
        /** @enum {string} */
        HomeGridType: "grid1" | "grid2" | "grid3" | "grid4" | "grid5" | "grid6";
        /**
         * @description The light in which the project's page is shown
         * @enum {string|null}
         */
        ProjectTheme: "white" | "black" | "" | null;
        /**
         * @description `public`: everybody, everywhere. `draft`: the administrator only; with `publishAt`, public from then on. `unlisted`:
         *     whoever has the address; it is in no list, and search engines are told to leave it out. `sealed`: whoever has a link
         *     made for them (`createLink`); at its address stands what `sealedShows` says, of a story its title, with the request for a link.
         * @enum {string}
         */
        Visibility: "public" | "draft" | "unlisted" | "sealed";
        /**
         * @description What who has no link finds at the address of a sealed project: its title and a small picture, its title, or nothing, which is 404 as where
         *     there is no project
         * @enum {string}
         */
        SealedShows: "nothing" | "title" | "titleAndPicture";
        /** @description In UTC */
        Moment: string;
        /** @description A link that opens a sealed project or story, or a draft of one */
        Link: {
            id: components["schemas"]["Id"];
            /**
             * @description `client`: opens it while it is sealed. `preview`: while it is a draft
             * @enum {string}
             */
            purpose: "client" | "preview";
            /** @description For whom it is. Only the administrator reads it */
            name: string;
            /**
             * @description Its address is `{host}/{path}`. Null where the provider has lost the key to it: it still opens for whoever has it, and cannot be
             *     copied again.
             */
            path: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
            openings: number;
            /**
             * Format: date-time
             * @description The last time
             */
            openedAt: string | null;
        };
        /** @description When a draft becomes public by itself, in UTC. Empty for never. */
        PublishAt: string;
        /**
         * @description The last part of a project's address. It is written as slugs are: lower case, words joined by `-`; a whole address is
         *     taken too. Empty, or the present one, changes nothing. The one that it replaces goes on leading to the project.
         */
        Slug: string;
        /** @description Own words for search engines, shared links and feeds. Empty for the beginning of the description. */
        SearchDescription: string;
        /**
         * @description The point of a picture or film that stays in view wherever a frame cuts it: its share of the width from the left, and
         *     of the height from the top. A frame shows as much to either side of it as `object-position` does in CSS
         */
        Focus: {
            x: number;
            y: number;
        };
        /** @description A media file and where it stands */
        LibraryFile: {
            id: components["schemas"]["Id"];
            mediaUrl: components["schemas"]["MediaPath"];
            mediaType?: components["schemas"]["MediaType"];
            /** @description Its file name at the upload */
            name: string | null;
            details?: components["schemas"]["MediaDetails"];
            /** @description Of the first place that is in a project, or shows one on the home page */
            projectId: components["schemas"]["Id"] | null;
            /** @description By what `deleteMedia` removes it; absent of a file that somebody sees, and of a frame */
            removeAs?: string;
            /** @description None of a picture that was sent for the library, or for a text which is not saved yet */
            places: components["schemas"]["MediaPlace"][];
        };
        /** @description A place in which a media file stands */
        MediaPlace: {
            /** @enum {string} */
            kind: "header" | "frame" | "loose" | "headerVideo" | "homeVideo" | "homeGrid" | "about" | "share" | "story" | "page";
            /** @description Of the project, the story or the page, but for `about` and `share` */
            title?: string;
            /** @description Of a story: its id */
            story?: components["schemas"]["Id"];
            /** @description Of a plain page: its id */
            page?: components["schemas"]["Id"];
            gridType?: components["schemas"]["GridType"];
            /** @description Of a frame: which of the grids */
            grid?: number;
            /** @description Of a frame: which of its grid */
            frame?: number;
            /** @description Of a frame: how many its grid has */
            frames?: number;
            /** @description On the home page */
            position?: number;
        };
        /** @description What the reference provider knows of a media file, and what takes its place in the black theme */
        MediaDetails: (components["schemas"]["MediaFacts"] & {
            dark?: components["schemas"]["SecondLight"];
        }) | null;
        /** @description What the reference provider knows of a media file */
        MediaFacts: {
            /** @description In pixels, of the original */
            width?: number | null;
            /** @description In pixels, of the original */
            height?: number | null;
            bytes?: number | null;
            /** @description In seconds, of a film */
            duration?: number | null;
            /** @description Of a film: it has sound that browsers play */
            hasSound?: boolean;
            /** @description Of a film that has sound: visitors may turn it on. It always begins muted */
            sound?: boolean;
            /** @description Of a film: the path of its captions (WebVTT) */
            captions?: string;
            /** @description Text alternative (WCAG 1.1.1) */
            alt?: string | null;
            /** @description Path of a still that stands for a film until it plays */
            poster?: string | null;
            /** @description Dominant colour */
            color?: string | null;
            /** @description What stays in view; its middle where there is none */
            focus?: components["schemas"]["Focus"] | null;
            /**
             * @description Of a picture, or of all of a film at its brightest: the relative luminance (WCAG 2.2) that nineteen twentieths of
             *     its upper fifth and of its lower two fifths, where words stand on it, do not exceed. Of a film it is absent until
             *     it is measured
             */
            luminance?: {
                top: number;
                bottom: number;
            } | null;
            /**
             * @description Of a picture: the widths, in pixels, at which it can be had (`{path}?width=…`), in order. The last gives all of
             *     it. Empty where there is only the original
             */
            widths?: number[];
            /** @description The format of those widths at the addresses that name it (`{path}.800.avif`). Without it a width is asked for by the query */
            format?: string;
            /** @description The same of the poster */
            posterWidths?: number[];
            /** @description Path of a JPEG of 1200 × 630 pixels, cut for shares of its page */
            share?: string | null;
            /** @description Of a film, the smallest first. Empty where there is only the original */
            renditions?: components["schemas"]["Rendition"][];
        };
        /**
         * @description The same thing by night: what takes the place of a picture or film in the black theme. Absent, it shows in both. It has no
         *     second light itself
         */
        SecondLight: {
            mediaUrl: components["schemas"]["MediaPath"];
            mediaType: components["schemas"]["MediaType"];
            details?: components["schemas"]["MediaFacts"];
        };
        /** @description The same film in fewer bytes, for smaller screens */
        Rendition: {
            path: components["schemas"]["MediaPath"];
            /** @description In pixels */
            width: number;
            /** @description In pixels */
            height: number;
            bytes: number;
            /** @enum {string} */
            type: "video/mp4";
            /** @description It has the film's sound */
            hasSound?: boolean;
        };
        ProjectLink: {
            id?: components["schemas"]["Id"];
            title: string;
            slug: string;
            clientName?: string;
            year?: string;
            /** @description The category's name; left out where it has none */
            category?: string;
        };
        HeaderVideo: {
            id: components["schemas"]["Id"];
            projectId: components["schemas"]["Id"];
            position: number;
            videoUrl: components["schemas"]["MediaPath"];
            thumbnail?: string | null;
            project?: components["schemas"]["ProjectLink"] | null;
            /**
             * @description Whether it is a film or a still. Left out, it is a film
             * @enum {string}
             */
            mediaType?: "IMAGE" | "VIDEO";
            details?: components["schemas"]["MediaDetails"];
        };
        HeaderVideoList: {
            headerdata: components["schemas"]["HeaderVideo"][];
        };
        HomeVideo: {
            id: components["schemas"]["Id"];
            projectId: components["schemas"]["Id"];
            position: number;
            videoUrl: components["schemas"]["MediaPath"];
            project?: components["schemas"]["ProjectLink"] | null;
            /**
             * @description Whether it is a film or a still. Left out, it is a film
             * @enum {string}
             */
            mediaType?: "IMAGE" | "VIDEO";
            details?: components["schemas"]["MediaDetails"];
        };
        HomeVideoList: {
            headerdata: components["schemas"]["HomeVideo"][];
        };
        HomeGridItem: {
            id: components["schemas"]["Id"];
            projectId: components["schemas"]["Id"];
            gridType: components["schemas"]["HomeGridType"];
            nonHoverMedia?: string | null;
            hoverMedia?: string | null;
            position: number;
            project?: components["schemas"]["ProjectLink"] | null;
            nonHoverDetails?: components["schemas"]["MediaDetails"];
            hoverDetails?: components["schemas"]["MediaDetails"];
        };
        HomeGridList: {
            homepageGrids: components["schemas"]["HomeGridItem"][];
            /** @description The first eight projects of Work, which the home page lists by name. Told to visitors */
            latest?: components["schemas"]["ProjectSummary"][];
        };
        HomeText: {
            id: components["schemas"]["Id"];
            text: string;
        };
        HomeTextList: {
            hometexts: components["schemas"]["HomeText"][];
        };
        HeaderVideoCreate: {
            projectId: components["schemas"]["Id"];
            headervideoUrl: components["schemas"]["MediaPath"];
            position: number;
        };
        HomeVideoCreate: {
            projectId: components["schemas"]["Id"];
            homepagevideoUrl: components["schemas"]["MediaPath"];
            position: number;
        };
        VideoSlotUpdate: {
            /** @description The project that the slot shows now */
            projectId: components["schemas"]["Id"];
            newMediaUrl: components["schemas"]["MediaPath"];
            /** @description Sent only when the film or still is another project's */
            newProjectId?: components["schemas"]["Id"];
            /** @description The slot's own record; without it two slots of one project could not be told apart */
            id?: components["schemas"]["Id"];
            position?: number;
        };
        HomeGridCreate: {
            projectId: components["schemas"]["Id"];
            gridType: components["schemas"]["HomeGridType"];
            nonHoverMedia?: string | null;
            hoverMedia?: string | null;
            position: number;
        };
        HomeGridUpdate: {
            /** @description The project of the media; beside `newProjectId` the one that the cell shows now */
            projectId: components["schemas"]["Id"];
            newnonHoverMedia?: string | null;
            newhoverMedia?: string | null;
            /** @description The project of the media, where the cell is to change only as long as it shows `projectId` */
            newProjectId?: components["schemas"]["Id"];
            id?: components["schemas"]["Id"];
            position?: number;
        };
        Category: {
            id: components["schemas"]["Id"];
            name: string;
        };
        Credit: {
            id?: components["schemas"]["Id"];
            role: string;
            name: string;
        };
        Frame: {
            id: components["schemas"]["Id"];
            mediaUrl: components["schemas"]["MediaPath"];
            mediaType?: components["schemas"]["MediaType"];
            /** @description The frame slot it fills, counted from 0; files of one G3 slot share it */
            slot?: number;
            name?: components["schemas"]["FileName"];
            /** @description It stands in no grid and can be removed by itself (`deleteMedia`) */
            removable?: boolean;
            fitsFilmSlots?: components["schemas"]["FitsFilmSlots"];
            details?: components["schemas"]["MediaDetails"];
        };
        Grid: {
            id?: components["schemas"]["Id"];
            gridType: components["schemas"]["GridType"];
            gridText?: string | null;
            /** @description 1-based */
            position?: string | number;
            frames: components["schemas"]["Frame"][];
        };
        RelatedProject: {
            relatedId: components["schemas"]["Id"];
            related?: {
                title: string;
                slug: string;
                HeaderMedia?: string | null;
                details?: components["schemas"]["MediaDetails"];
            } | null;
        };
        ProjectSummary: {
            id: components["schemas"]["Id"];
            title: string;
            slug: string;
            description?: string | null;
            HeaderMedia?: string | null;
            categoryId?: components["schemas"]["Id"] | null;
            clientName?: string | null;
            year?: string | number | null;
            Theme?: components["schemas"]["ProjectTheme"];
            /** @description 1-based sort order */
            position?: number | null;
            details?: components["schemas"]["MediaDetails"];
            /** @description The picture of its grids that loses least in a tile of 3:2, shown in its place while it is pointed at. In a list told to visitors only */
            second?: {
                mediaUrl: components["schemas"]["MediaPath"];
                details?: components["schemas"]["MediaDetails"];
            };
            /** Format: date-time */
            updatedAt?: string;
            /** @description Who sees it. Told to the administrator only */
            visibility?: components["schemas"]["Visibility"];
            /**
             * Format: date-time
             * @description When a draft becomes public by itself. Told to the administrator only
             */
            publishAt?: string;
            /** @description Of a sealed one. Told to the administrator only */
            sealedShows?: components["schemas"]["SealedShows"];
            /** @description In a list told to the administrator only, whose forms suggest roles and names that were used before */
            credits?: components["schemas"]["Credit"][] | null;
        };
        Project: components["schemas"]["ProjectSummary"] & {
            /** @description Of a formatted description; `description` has its words without marks */
            richDescription?: components["schemas"]["RichText"];
            /** @description Of a formatted description, the Markdown as it was typed. Told to the administrator only */
            descriptionSource?: string;
            credits?: components["schemas"]["Credit"][] | null;
            grids?: components["schemas"]["Grid"][] | null;
            relatedProjects?: (components["schemas"]["Id"] | components["schemas"]["RelatedProject"])[] | null;
            /** @description What search engines and shared links say of it; left out where the description's beginning does */
            searchDescription?: string;
            /** @description Addresses that lead to it too, the last one first. Told to the administrator only */
            formerSlugs?: string[];
        };
        ProjectList: components["schemas"]["ProjectSummary"][];
        ProjectPage: {
            projects: components["schemas"]["ProjectList"];
            /** @description Of which the projects are */
            category: components["schemas"]["Id"] | null;
            page: number;
            /** @description Projects in all */
            total: number;
            /** @description Of each category that holds a project */
            counts: {
                categoryId: components["schemas"]["Id"];
                projects: number;
            }[];
        };
        ProjectListResponse: components["schemas"]["ProjectList"] | {
            data: components["schemas"]["ProjectList"] | {
                data: components["schemas"]["ProjectList"];
            };
        };
        ProjectResponse: {
            data: components["schemas"]["Project"];
        } | components["schemas"]["Project"];
        GridInput: {
            id?: components["schemas"]["Id"];
            gridType: components["schemas"]["GridType"];
            gridText?: string | null;
            position?: string | number;
            /** @description The frames that are kept. New files come as parts of their own. */
            frames: {
                id: components["schemas"]["Id"];
                mediaUrl?: components["schemas"]["MediaPath"];
                mediaType?: components["schemas"]["MediaType"];
                slot?: number;
                /** @description In a G3 grid, the place among all its frames, from 0; new files take the places that are free, in their order. Without it they follow the kept frames. */
                position?: number;
            }[];
        };
        ProjectForm: {
            title?: string;
            clientName?: string;
            year?: string;
            /** @description The category's id. Empty for none. */
            category?: string;
            /** @description A file, or the path of the present one to keep it. Empty text removes it. */
            HeaderMedia?: Blob | string;
            credits?: {
                id?: components["schemas"]["Id"];
                role: string;
                name: string;
            }[];
            description?: string;
            descriptionFormat?: components["schemas"]["TextFormat"];
            relatedProjects?: components["schemas"]["Id"][];
            grids?: components["schemas"]["GridInput"][];
            /** @enum {string} */
            Theme?: "" | "white" | "black";
            visibility?: components["schemas"]["Visibility"];
            publishAt?: components["schemas"]["PublishAt"];
            sealedShows?: components["schemas"]["SealedShows"];
            slug?: components["schemas"]["Slug"];
            searchDescription?: components["schemas"]["SearchDescription"];
            /** @description What of the new files stays in view, by the names of their parts */
            focus?: {
                [key: string]: components["schemas"]["Focus"];
            };
            /**
             * @description Of which new films visitors may turn the sound on, by the names of their parts. Films without sound stay silent.
             *     Offered where the session check names `sound`
             */
            sound?: string[];
        };
        ProjectMedia: {
            media: components["schemas"]["Frame"][];
            headerMedia?: string | null;
            headerDetails?: components["schemas"]["MediaDetails"];
            headerName?: components["schemas"]["FileName"];
            headerFitsFilmSlots?: components["schemas"]["FitsFilmSlots"];
            title: string;
        };
        /** @description Of a picture: header and homepage video slots take it too. Left out, they take films only */
        FitsFilmSlots: boolean;
        /**
         * @description How a text is meant: as it is typed, or as Markdown (CommonMark) of which paragraphs, lists, emphasis and links are
         *     drawn, and headings in stories; everything else, such as HTML, stands as it was typed. Left out, words that were sent back as they were
         *     read change nothing; others are plain.
         * @enum {string}
         */
        TextFormat: "plain" | "markdown";
        /**
         * @description A formatted text, to draw. Line breaks are in its words. A story's and a plain page's may have pictures between their blocks; whoever does not
         *     know them draws their words, which are the alternative text.
         */
        RichText: components["schemas"]["RichPart"][];
        RichPart: string | {
            /** @enum {string} */
            tag: "p" | "h2" | "h3" | "ul" | "ol" | "li" | "em" | "strong" | "a" | "picture";
            /** @description Each a RichPart again */
            parts: unknown[];
            /** @description Of a link: http, https, mailto, tel, or a path of this site */
            href?: string;
            /** @description Of a numbered list that does not begin with 1 */
            start?: number;
            /** @description Of a picture: its path */
            mediaUrl?: string;
            /** @description Of a picture. Its text alternative is the one that the text gives it, or else the file's own */
            details?: components["schemas"]["MediaDetails"];
            /** @description Of a picture: what stands below it */
            caption?: string;
        };
        Story: {
            id: components["schemas"]["Id"];
            title: string;
            authorname?: string | null;
            content?: string | null;
            /** @description Of a formatted story; `content` has its words without marks */
            richContent?: components["schemas"]["RichText"];
            /** @description Of a formatted story, the Markdown as it was typed. Told to the administrator only */
            contentSource?: string;
            /** Format: date-time */
            createdAt?: string;
            /** Format: date-time */
            updatedAt?: string;
            /** @description Who sees it. Told to the administrator only */
            visibility?: components["schemas"]["Visibility"];
            /**
             * Format: date-time
             * @description When a draft becomes public by itself. Told to the administrator only
             */
            publishAt?: string;
            /** @description What search engines, shared links and feeds say of it; left out where its content's beginning does */
            searchDescription?: string;
            /** @description The story that follows in the list of visitors, told where one story alone is read; left out after the last */
            next?: components["schemas"]["StoryLink"];
        };
        /** @description A story by its title */
        StoryLink: {
            id: components["schemas"]["Id"];
            title: string;
        };
        StoryListResponse: components["schemas"]["Story"][] | {
            stories: components["schemas"]["Story"][];
        };
        /** @description What the menu tells beside its links */
        MenuFacts: {
            /** @description How many projects Work shows */
            projects: number;
            /** @description The latest story; left out where there is none */
            story?: components["schemas"]["StoryLink"];
        };
        PageSummary: {
            id: components["schemas"]["Id"];
            title: string;
            /** @description Its address on the site without the first slash */
            slug: string;
            /** Format: date-time */
            updatedAt?: string;
            /** @description Who sees it. Told to the administrator only */
            visibility?: components["schemas"]["PageVisibility"];
        };
        /**
         * @description `public`, or `draft`: only the administrator sees it
         * @enum {string}
         */
        PageVisibility: "public" | "draft";
        Page: components["schemas"]["PageSummary"] & {
            /** @description Without marks where it is formatted */
            content: string;
            /** @description Of a formatted page */
            richContent?: components["schemas"]["RichText"];
            /** @description Of a formatted page, the Markdown as it was typed. Told to the administrator only */
            contentSource?: string;
            /** @description What search engines and shared links say of it; left out where its text's beginning does */
            searchDescription?: string;
            /** @description Addresses that it had and that lead to it still, the last one first. Told to the administrator only */
            formerSlugs?: string[];
        };
        PageForm: {
            title: string;
            /**
             * @description The address that is wanted; empty or left out, a new page is named after its title and a stored one stays where it
             *     is. No address of the site itself, and none of another page.
             */
            slug?: string;
            content?: string;
            contentFormat?: components["schemas"]["TextFormat"];
            visibility?: components["schemas"]["PageVisibility"];
            searchDescription?: string;
        };
        Redirect: {
            id: components["schemas"]["Id"];
            /** @description The old path as a person reads it, without a slash at its end */
            source: string;
            /** @description A path of this site, or an address that begins with `https://` */
            target: string;
            /** @description How often it was asked for, as far as no cache in front has answered */
            asked: number;
            /**
             * Format: date-time
             * @description When it was last
             */
            askedAt?: string;
            /** Format: date-time */
            changedAt: string;
        };
        RedirectForm: {
            /**
             * @description A path of this site, alone or with its origin, encoded or not. Its query counts for nothing, nor does a slash at
             *     its end; its case does.
             */
            source: string;
            /** @description A path of this site, or an address that begins with `https://` */
            target: string;
        };
        /**
         * @description What an item becomes; `none` leaves it out
         * @enum {string}
         */
        ImportAs: "story" | "project" | "page" | "none";
        ImportChoices: {
            /** @description By the types that were found; those that are not named are left out */
            types: {
                [key: string]: components["schemas"]["ImportAs"];
            };
            /** @description From which files may be fetched, of those that were found */
            hosts: string[];
            /** @description Old addresses lead to what is made of them */
            redirects: boolean;
        };
        Import: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "wordpress" | "squarespace" | "ghost" | "folder" | "backup";
            /** @description Of the file or folder */
            name: string;
            /**
             * @description `collecting`: files of a folder are still to come. `removed`: what it brought was deleted
             * @enum {string}
             */
            state: "collecting" | "planned" | "running" | "cancelled" | "done" | "failed" | "removed";
            /** Format: date-time */
            createdAt: string;
            /** @description What was found, and what it becomes unless somebody chooses otherwise */
            types: {
                type: string;
                count: number;
                as: components["schemas"]["ImportAs"];
            }[];
            /** @description Where its pictures and films are */
            hosts: {
                host: string;
                files: number;
            }[];
            /** @description Items whose old address is known */
            addresses: number;
            /** @description What is left out whatever is chosen */
            skipped: {
                reason: string;
                count: number;
            }[];
            /** @description How many are left, taken, left out and failed */
            items: {
                planned: number;
                done: number;
                skipped: number;
                failed: number;
            };
            /** @description Records that it has brought */
            made: number;
            /** @description What of these is still there, in the order of the source, at most two hundred */
            records?: {
                /** @enum {string} */
                kind: "project" | "story" | "page";
                id: components["schemas"]["Id"];
                title: string;
                /** @description Path of its page on the site */
                address: string;
            }[];
            /** @description Files that were fetched or brought */
            files: number;
            /** @description Of these files */
            bytes: number;
            /** @description Once it was run */
            choices?: components["schemas"]["ImportChoices"];
            /** @description Why it ended before its end */
            reason?: string;
            /** @description Title of the item that it is at */
            current?: string;
        };
        WhatWeDoSection: {
            heading: string;
            bulletPoints: (string | {
                point: string;
            })[];
        };
        HowWeDoSubsection: {
            subheading: string;
            description: string;
        };
        /** @description `name` on create, `clientsname` on edit; both are read. */
        ClientSection: {
            name?: string | null;
            clientsname?: string | null;
        };
        About: {
            id?: components["schemas"]["Id"];
            introHeading?: string | null;
            introDescription?: string | null;
            /** @description Path of the image */
            mediaUrl?: string | null;
            details?: components["schemas"]["MediaDetails"];
            whatWeDoHeading?: string | null;
            /** @description Another spelling of whatWeDoHeading */
            WhatWeDoHeading?: string | null;
            howWeDoMainHeading?: string | null;
            whoWeAreHeading?: string | null;
            whoWeAreDescription?: string | null;
            clientssectionHeading?: string | null;
            whatWeDoSections?: components["schemas"]["WhatWeDoSection"][] | null;
            howWeDoSubsections?: components["schemas"]["HowWeDoSubsection"][] | null;
            clientSections?: components["schemas"]["ClientSection"][] | null;
            /** @description Who works at the studio, in order; absent where nobody is named */
            people?: components["schemas"]["Person"][];
            /** Format: date-time */
            updatedAt?: string;
        };
        Person: {
            name: string;
            /** @description What they do there; may be empty */
            role: string;
            /** @description Path of a picture */
            portrait: string | null;
            details?: components["schemas"]["MediaDetails"];
        };
        AboutResponse: {
            data: components["schemas"]["About"] | null;
        };
        AboutLists: {
            whatWeDoSections?: components["schemas"]["WhatWeDoSection"][];
            howWeDoSubsections?: components["schemas"]["HowWeDoSubsection"][];
            clientSections?: components["schemas"]["ClientSection"][];
            /**
             * @description Who works at the studio, in order. Portraits are pictures that are stored already, such as those that are sent to
             *     `POST /api/text-pictures`. Offered where the session check names `people`
             */
            people?: {
                name: string;
                role?: string;
                /** @description The path of a picture; empty for none */
                portrait?: string;
            }[];
        };
        AboutCreate: components["schemas"]["AboutLists"] & {
            introHeading?: string;
            introDescription?: string;
            /**
             * Format: binary
             * @description The image file
             */
            mediaUrl?: Blob;
            WhatwedoMainHeading?: string;
            howWeDoMainHeading?: string;
            WhoWeareMainHeading?: string;
            whowearedescription?: string;
            clientssectionHeading?: string;
        };
        AboutUpdate: components["schemas"]["AboutLists"] & {
            id?: string;
            introHeading?: string;
            introDescription?: string;
            /**
             * Format: binary
             * @description A new image file
             */
            media?: Blob;
            /** @description The path of the present image, to keep it */
            mediaUrl?: string;
            WhatwedoMainHeading?: string;
            howWeDoMainHeading?: string;
            WhoWeareMainHeading?: string;
            whoWeAreDescription?: string;
            clientssectionHeading?: string;
        };
        /** @description What visitors find */
        Closing: {
            /** @description One page in the place of the site, until its owner opens it */
            closed: boolean;
            /**
             * Format: date-time
             * @description While it is closed
             */
            since?: string;
        };
        /**
         * @description The studio's own facts that are texts. An empty one is not told, and the site draws nothing for it; a studio that is new has but
         *     a language
         */
        SiteTexts: {
            /** @description Shown in titles, the footer and as the wordmark's text alternative. Whoever writes the settings gives one */
            siteName: string;
            /** @description The line that stands after the name in the home page's title */
            tagline: string;
            /** @description The home page's description for search engines and shares; the line where it is empty */
            description: string;
            /** @description Of the site, a BCP 47 tag */
            language: string;
            /**
             * @description `white` or `black`: what a visitor sees who has not chosen
             * @enum {string}
             */
            firstTheme: "white" | "black";
            /**
             * @description `public` or `draft`: how new projects begin. Not for visitors
             * @enum {string}
             */
            newProjects?: "public" | "draft";
            enquiriesText: string;
            enquiriesEmail: string;
            opportunitiesText: string;
            opportunitiesEmail: string;
            /** @description One line for each of the address */
            address: string;
            email: string;
            mobile: string;
            landline: string;
            timings: string;
            /** @description Degrees, north positive. Without a place there is no map */
            latitude: string;
            /** @description Degrees, east positive */
            longitude: string;
            /** @description What the map shows */
            mapLabel: string;
            photoLabel: string;
            photoUrl: string;
            networkLabel: string;
            networkUrl: string;
            copyright: string;
            disclaimer: string;
            lightSensitivity: string;
        };
        /** @description The site's fixed texts as the studio says them, and what its menu leaves out */
        SiteWords: {
            words?: {
                /** @description The text as specified */
                text: string;
                /** @description What the site says in its place */
                own: string;
            }[];
            /** @description Paths of menu items that menu and footer leave out; their pages stay */
            hidden?: ("/work" | "/about" | "/story" | "/contact")[];
        };
        /**
         * @description What the studio has chosen of its look; without it the site looks as it was built. All other colours, and the style sheet, follow
         *     from it
         */
        SiteLook: {
            /** @enum {integer} */
            version: 1;
            /** @description What the white light is drawn with */
            white: components["schemas"]["LookPaper"];
            /** @description What the black light is drawn with */
            black: components["schemas"]["LookPaper"];
            /** @description Links and what is chosen, in the white light */
            accent: components["schemas"]["LookColour"];
            /** @description Typeface of titles and statements; without it the built one */
            displayFace?: components["schemas"]["LookFace"];
            /** @description Typeface of everything else; without it the built one */
            textFace?: components["schemas"]["LookFace"];
            /**
             * @description How large titles and statements are
             * @enum {string}
             */
            voice: "quiet" | "even" | "loud";
            /**
             * @description How much room stands between bands and rows
             * @enum {string}
             */
            air: "dense" | "even" | "wide";
            /**
             * @description Radius of pictures within the margins, in pixels
             * @enum {integer}
             */
            corners: 0 | 4 | 12;
            /**
             * @description Where the captions of tiles stand
             * @enum {string}
             */
            captions: "below" | "hover";
            /** @description The four parts of the home page, as they follow each other; without it as specified */
            home?: ("carousel" | "films" | "work" | "contact")[];
            /**
             * @description How Work shows its projects before a visitor chooses; without it as tiles
             * @enum {string}
             */
            work?: "tiles" | "list";
        };
        KeptLook: {
            id: components["schemas"]["Id"];
            name: string;
            look: components["schemas"]["SiteLook"];
        };
        LookForm: {
            name: string;
            look: components["schemas"]["SiteLook"];
        };
        LookPaper: {
            surface: components["schemas"]["LookColour"];
            ink: components["schemas"]["LookColour"];
        };
        /**
         * @description One that comes with the product, or `own`: a file of the studio's
         * @enum {string}
         */
        LookFace: "built" | "source-serif" | "fraunces" | "noto-serif" | "instrument-sans" | "archivo" | "bricolage" | "space-grotesk" | "syne" | "jetbrains-mono" | "own";
        /** @description As `#rrggbb`, in small letters */
        LookColour: string;
        SiteFile: {
            path: components["schemas"]["MediaPath"];
            /** @description Content type */
            type: string;
            /** @description Of a drawing only the proportion counts */
            width?: number | null;
            height?: number | null;
            /** @description Path of a JPEG of 1200 × 630 pixels, cut for shared links */
            share?: string | null;
        } | null;
        SiteFiles: {
            /** @description Dark ink, for light grounds */
            wordmarkDark?: components["schemas"]["SiteFile"];
            /** @description Light ink, for dark grounds */
            wordmarkLight?: components["schemas"]["SiteFile"];
            icon?: components["schemas"]["SiteFile"];
            /** @description The icon as PNG, where it is a drawing */
            touchIcon?: components["schemas"]["SiteFile"];
            /** @description Of a page that has no picture of its own */
            share?: components["schemas"]["SiteFile"];
            /** @description The plain letters of a typeface of the studio's own, as WOFF2 */
            face?: components["schemas"]["SiteFile"];
            /** @description Its rarer letters, as WOFF2 */
            faceRest?: components["schemas"]["SiteFile"];
            ownFace?: components["schemas"]["SiteFace"];
        };
        /** @description What is known of a font that was cut into two files: plain letters, and the rest of Latin. The ranges of both are those of the built face */
        FontFacts: {
            /** @description Of its family */
            name: string;
            lightest: number;
            /** @description The same for a font of one weight */
            boldest: number;
            /** @description Shares of the em, from here to `displayWidth` */
            ascent: number;
            descent: number;
            xHeight: number;
            /** @description Of a letter of text in the average */
            width: number;
            /** @description The same in the weight of titles */
            displayWidth: number;
            /** @description Whether the second file has letters beyond Latin-1 */
            isExtended: boolean;
            /** @description Letters that the font lacks, as `unicode-range` of CSS has them; empty where it lacks none */
            lacks: string;
            /** @description The ones of them that people know, and signs of currencies */
            missing: string;
            firstBytes: number;
            restBytes: number;
            /** @description Whether weights were left out, so that the first file is light */
            isPinned: boolean;
        };
        /** @description The typeface of the studio's own */
        SiteFace: components["schemas"]["FontFacts"] & {
            /** @description Under which it is used, in the studio's words */
            licence: string;
        };
        TriedFace: components["schemas"]["FontFacts"] & {
            /** @description The file of plain letters, in Base64 */
            first: string;
            /** @description The file of rarer letters, in Base64 */
            rest: string;
        };
        SiteResponse: {
            data: (components["schemas"]["SiteTexts"] & components["schemas"]["SiteWords"] & components["schemas"]["SiteFiles"] & {
                look?: components["schemas"]["SiteLook"];
                /**
                 * @description There while a form is shown on Talk to us
                 * @constant
                 */
                contactForm?: true;
                /** Format: date-time */
                updatedAt?: string;
            }) | null;
        };
        SiteUpdate: components["schemas"]["SiteTexts"] & components["schemas"]["SiteWords"] & {
            look?: components["schemas"]["SiteLook"];
            /** @description Files that stay as they are */
            keep?: ("wordmarkDark" | "wordmarkLight" | "icon" | "touchIcon" | "share" | "face")[];
            /**
             * Format: binary
             * @description SVG or PNG
             */
            wordmarkDark?: Blob;
            /**
             * Format: binary
             * @description SVG or PNG
             */
            wordmarkLight?: Blob;
            /**
             * Format: binary
             * @description SVG or PNG, square
             */
            icon?: Blob;
            /**
             * Format: binary
             * @description PNG, square
             */
            touchIcon?: Blob;
            /**
             * Format: binary
             * @description JPEG, PNG, WebP or AVIF
             */
            share?: Blob;
            /**
             * Format: binary
             * @description WOFF2, TTF or OTF, at most 2 MB. Needs `faceTerms`
             */
            face?: Blob;
            /** @description What the administrator says of the typeface that is sent. It is kept, and stands in the log */
            faceTerms?: {
                /** @description Under which it is used */
                licence: string;
                /** @description That it may be used on the site; without it the file is refused */
                isAllowed: boolean;
                /** @description That its first file may be larger than 26 kB; without it such a one is refused */
                isHeavy: boolean;
            };
        };
    };
    responses: {
        /** @description Not from this machine, and without the token */
        NotForYou: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The password is wrong. */
        WrongPassword: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many tries */
        TooManyTries: {
            headers: {
                /** @description Seconds to wait */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        /** @description The request was refused, as one from another site is (403), or one whose body is too large (413). */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The server could not do it, as when its disk is full (507). Nothing was changed. */
        Failed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The input breaks a rule. Nothing was changed. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description No session, or one that has ended. Answered before the body is read. */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description No such thing */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description What is stored is not what the request takes it to be. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description A file or the whole form is too large. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The content type is not the one of the contract, or a file is of a type that is not stored. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The record is not the one that `If-Match` names any more. Nothing was changed. */
        ChangedElsewhere: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description What is known of the file now */
        MediaDetailsWritten: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    message?: string;
                    data?: components["schemas"]["MediaDetails"];
                    /** @description Brings back what stayed in view, or the second light, before */
                    undo?: components["schemas"]["UndoToken"];
                };
            };
        };
        /** @description Done */
        Deleted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Deletion"];
            };
        };
        /** @description The link was good once. */
        Expired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The link */
        LinkMade: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    message?: string;
                    data: components["schemas"]["Link"];
                };
            };
        };
        /** @description Done. `undo` puts back what had to make way, if anything had to. */
        Restored: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Deletion"] & {
                    /** @description What could not be put back with the rest, one sentence each. Absent where there is none */
                    leftOut?: string[];
                };
            };
        };
        /** @description Done */
        TextsWritten: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        /** @description Done */
        Written: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        /** @description The conversion as it is now */
        FilmConverting: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["FilmConversion"];
                };
            };
        };
        /** @description The category as it is now */
        CategoryWritten: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    message?: string;
                    data?: components["schemas"]["Category"];
                };
            };
        };
        /** @description The project as it is now */
        ProjectWritten: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    message?: string;
                    data?: components["schemas"]["Project"];
                };
            };
        };
        /** @description The page as it is now */
        PageWritten: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    message?: string;
                    data?: components["schemas"]["Page"];
                };
            };
        };
        /** @description The redirect as it is now */
        RedirectWritten: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    message?: string;
                    data?: components["schemas"]["Redirect"];
                };
            };
        };
        /** @description The import as it is now */
        Importing: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    message?: string;
                    /** @description Records that were deleted */
                    deleted?: number;
                    data: components["schemas"]["Import"];
                };
            };
        };
        /** @description The story as it is now */
        StoryWritten: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    message?: string;
                    data?: components["schemas"]["Story"];
                };
            };
        };
        /** @description What visitors find from now on */
        ClosingWritten: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Message"] & {
                    data: components["schemas"]["Closing"];
                };
            };
        };
        /** @description Done */
        SiteWritten: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Message"] & components["schemas"]["SiteResponse"] & {
                    /** @description Puts back what was set before */
                    undo?: components["schemas"]["UndoToken"];
                };
            };
        };
        /** @description Done */
        AboutWritten: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: boolean;
                    message: string;
                    /** @description Of a page written anew, where there was one before. Puts that one back */
                    undo?: components["schemas"]["UndoToken"];
                };
            };
        };
    };
    parameters: {
        /** @example 5 */
        Id: string;
        /**
         * @description As `listProjectMedia` or `addTextPicture` gives it, or `removeAs` of `listLibrary`
         * @example loose-4
         */
        MediaId: string;
        /** @example 3f1b0c9d8e7a65544332211f */
        FilmConversionId: string;
        /** @example Zk0vJm5rT2dQeE1uY3RkYWJj */
        LinkToken: string;
        /**
         * @description In pixels
         * @example 800
         */
        Width: "320" | "480" | "640" | "800" | "1080" | "1440" | "1920" | "2560";
        /**
         * @description Any text that names this one creation
         * @example 7c0f4a9e-6d8e-4b43-9d59-2f1f5a0c9b57
         */
        IdempotencyKey: string;
        /**
         * @description The record's `ETag` as it was read. 412 when it has changed since.
         * @example "9f2c41"
         */
        IfMatch: string;
    };
    requestBodies: {
        PasswordProof: {
            content: {
                "application/json": {
                    /** Format: password */
                    password: string;
                };
            };
        };
        VideoSlotUpdate: {
            content: {
                "application/json": components["schemas"]["VideoSlotUpdate"];
            };
        };
        Category: {
            content: {
                "application/json": {
                    name: string;
                };
            };
        };
        Page: {
            content: {
                "application/json": components["schemas"]["PageForm"];
            };
        };
        Redirect: {
            content: {
                "application/json": components["schemas"]["RedirectForm"];
            };
        };
        Look: {
            content: {
                "application/json": components["schemas"]["LookForm"];
            };
        };
        Project: {
            content: {
                "multipart/form-data": components["schemas"]["ProjectForm"];
            };
        };
        Story: {
            content: {
                "multipart/form-data": {
                    title: string;
                    authorname: string;
                    content: string;
                    contentFormat?: components["schemas"]["TextFormat"];
                    visibility?: components["schemas"]["Visibility"];
                    publishAt?: components["schemas"]["PublishAt"];
                    searchDescription?: components["schemas"]["SearchDescription"];
                };
            };
        };
    };
    headers: {
        /**
         * @description A strong validator of the record's state, as far as its form writes it
         * @example "9f2c41"
         */
        ETag: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listHeaderVideos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In order of position. Clients keep positions 1 to 4. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeaderVideoList"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    createHeaderVideo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HeaderVideoCreate"];
            };
        };
        responses: {
            201: components["responses"]["Written"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    updateHeaderVideo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["VideoSlotUpdate"];
        responses: {
            200: components["responses"]["Written"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    deleteHeaderVideo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listHomeVideos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In order of position. The field is called `headerdata` here too. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HomeVideoList"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    createHomeVideo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HomeVideoCreate"];
            };
        };
        responses: {
            201: components["responses"]["Written"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    updateHomeVideo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["VideoSlotUpdate"];
        responses: {
            200: components["responses"]["Written"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listHomeGrid: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In order of position */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HomeGridList"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    createHomeGridItem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HomeGridCreate"];
            };
        };
        responses: {
            201: components["responses"]["Written"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    deleteHomeGridItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Emptied. Clients take any other message for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        message: "Project removed from homepage grid successfully!";
                        undo?: components["schemas"]["UndoToken"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    updateHomeGridItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HomeGridUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Written"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listHomeTexts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Always three from the reference provider; an empty text shows the page's fallback. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HomeTextList"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    updateHomeTexts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The record's `ETag` as it was read. 412 when it has changed since.
                 * @example "9f2c41"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    texts: components["schemas"]["HomeText"][];
                };
            };
        };
        responses: {
            200: components["responses"]["TextsWritten"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["ChangedElsewhere"];
            415: components["responses"]["UnsupportedMediaType"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getAboutPage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record, or `null` where none has been written */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AboutResponse"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    createAboutPage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AboutCreate"];
            };
        };
        responses: {
            201: components["responses"]["AboutWritten"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    updateAboutPage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The record's `ETag` as it was read. 412 when it has changed since.
                 * @example "9f2c41"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AboutUpdate"];
            };
        };
        responses: {
            200: components["responses"]["AboutWritten"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["ChangedElsewhere"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getSite: {
        parameters: {
            query?: {
                /**
                 * @description Asks for all of it; needs a session
                 * @example 1
                 */
                edit?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record, or `null` where nothing has been set */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    putSite: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The record's `ETag` as it was read. 412 when it has changed since.
                 * @example "9f2c41"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Any text that names this one creation
                 * @example 7c0f4a9e-6d8e-4b43-9d59-2f1f5a0c9b57
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SiteUpdate"];
            };
        };
        responses: {
            200: components["responses"]["SiteWritten"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["ChangedElsewhere"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    tryFace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description WOFF2, TTF or OTF, at most 2 MB
                     */
                    face: Blob;
                };
            };
        };
        responses: {
            /** @description What it would be */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TriedFace"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getClosing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What visitors find */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Closing"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    closeSite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ClosingWritten"];
            401: components["responses"]["Unauthenticated"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    openSite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ClosingWritten"];
            401: components["responses"]["Unauthenticated"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listProjects: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reference provider answers `{data}`. A bare list and `{data}` twice are allowed too. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectListResponse"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    createProject: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text that names this one creation
                 * @example 7c0f4a9e-6d8e-4b43-9d59-2f1f5a0c9b57
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Project"];
        responses: {
            201: components["responses"]["ProjectWritten"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getProjectPage: {
        parameters: {
            query: {
                /**
                 * @description A category's id; left out, all projects
                 * @example 2
                 */
                category?: string;
                /**
                 * @description Counted from 1
                 * @example 1
                 */
                page?: string;
                /**
                 * @description Projects on a page
                 * @example 8
                 */
                size: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page that there is */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProjectPage"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
        };
    };
    getProject: {
        parameters: {
            query?: {
                /** @example upar */
                slug?: string;
                /**
                 * @description The id followed by `/edit`
                 * @example 5/edit
                 */
                id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reference provider answers `{data}`. The bare object is allowed too. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
        };
    };
    deleteProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    updateProject: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The record's `ETag` as it was read. 412 when it has changed since.
                 * @example "9f2c41"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Project"];
        responses: {
            200: components["responses"]["ProjectWritten"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["ChangedElsewhere"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    moveProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 1-based */
                    position: number;
                };
            };
        };
        responses: {
            200: components["responses"]["Written"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    duplicateProject: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text that names this one creation
                 * @example 7c0f4a9e-6d8e-4b43-9d59-2f1f5a0c9b57
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The copy */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"] & {
                        data: components["schemas"]["Project"];
                        /** @description Takes the copy away */
                        undo: components["schemas"]["UndoToken"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listProjectMedia: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The frames of its grids in order, what stands in no grid, and the header */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectMedia"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
        };
    };
    addProjectMedia: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: Blob;
                    /**
                     * Format: binary
                     * @description The film that it was made of, as the project form's `original_` parts have it
                     */
                    original_file?: Blob;
                };
            };
        };
        responses: {
            /** @description The file as it can be chosen */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message?: string;
                        data: components["schemas"]["Frame"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listUndescribedMedia: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order of the projects, and in each as `listProjectMedia` has them, the header first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            projectId: components["schemas"]["Id"];
                            file: components["schemas"]["Frame"];
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            "4XX": components["responses"]["Refused"];
        };
    };
    listLibrary: {
        parameters: {
            query?: {
                /**
                 * @description The most files of a page, 2000 at most; left out of a later page, 500
                 * @example 500
                 */
                limit?: string;
                /** @description The `next` of the page that was read before this one */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of them, or all */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LibraryFile"][];
                        /** @description Asks for the page after this one; absent on the last */
                        next?: string;
                        /** @description How many files there are, as the first page is read; on no other */
                        total?: number;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            "4XX": components["responses"]["Refused"];
        };
    };
    deleteMedia: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description As `listProjectMedia` or `addTextPicture` gives it, or `removeAs` of `listLibrary`
                 * @example loose-4
                 */
                id: components["parameters"]["MediaId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deletion"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            /** @description The file stands in a grid of its project, or in a text. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In order of creation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    createCategory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text that names this one creation
                 * @example 7c0f4a9e-6d8e-4b43-9d59-2f1f5a0c9b57
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Category"];
        responses: {
            201: components["responses"]["CategoryWritten"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    deleteCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    updateCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Category"];
        responses: {
            200: components["responses"]["CategoryWritten"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listStories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reference provider answers `{stories}`. A bare list is allowed too. Clients show the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoryListResponse"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    createStory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text that names this one creation
                 * @example 7c0f4a9e-6d8e-4b43-9d59-2f1f5a0c9b57
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Story"];
        responses: {
            201: components["responses"]["StoryWritten"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getStory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The story */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Story"];
                };
            };
            404: components["responses"]["NotFound"];
        };
    };
    deleteStory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    updateStory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The record's `ETag` as it was read. 412 when it has changed since.
                 * @example "9f2c41"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Story"];
        responses: {
            200: components["responses"]["StoryWritten"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["ChangedElsewhere"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    addTextPicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: Blob;
                    /**
                     * @description What it is sent for; a text unless told
                     * @enum {string}
                     */
                    purpose?: "text" | "library";
                };
            };
        };
        responses: {
            /** @description The picture, by whose file the text names it */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message?: string;
                        data: components["schemas"]["Frame"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listPages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Visitors are told of the public ones only */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pages: components["schemas"]["PageSummary"][];
                        menu?: components["schemas"]["MenuFacts"];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    createPage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text that names this one creation
                 * @example 7c0f4a9e-6d8e-4b43-9d59-2f1f5a0c9b57
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Page"];
        responses: {
            201: components["responses"]["PageWritten"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getPage: {
        parameters: {
            query: {
                /**
                 * @description Its address without the first slash
                 * @example privacy
                 */
                slug: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. Where `slug` is not the one asked for, it has moved there */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"];
                };
            };
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getPageToEdit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    deletePage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    updatePage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The record's `ETag` as it was read. 412 when it has changed since.
                 * @example "9f2c41"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Page"];
        responses: {
            200: components["responses"]["PageWritten"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["ChangedElsewhere"];
            415: components["responses"]["UnsupportedMediaType"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    movePage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 1-based */
                    position: number;
                };
            };
        };
        responses: {
            200: components["responses"]["Written"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listRedirects: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Redirect"][];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    createRedirect: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text that names this one creation
                 * @example 7c0f4a9e-6d8e-4b43-9d59-2f1f5a0c9b57
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Redirect"];
        responses: {
            201: components["responses"]["RedirectWritten"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    updateRedirect: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The record's `ETag` as it was read. 412 when it has changed since.
                 * @example "9f2c41"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Redirect"];
        responses: {
            200: components["responses"]["RedirectWritten"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["ChangedElsewhere"];
            415: components["responses"]["UnsupportedMediaType"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    deleteRedirect: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listLooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["KeptLook"][];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    createLook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text that names this one creation
                 * @example 7c0f4a9e-6d8e-4b43-9d59-2f1f5a0c9b57
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Look"];
        responses: {
            /** @description The look as it is kept */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: components["schemas"]["KeptLook"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    deleteLook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getVisits: {
        parameters: {
            query?: {
                /**
                 * @description So many days, today with them; left out, 30
                 * @example 30
                 */
                days?: "7" | "30" | "90" | "365";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was counted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Visits"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getVisitsFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A line for each day and each thing that was seen on it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    setCounting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    counting: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["Written"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            415: components["responses"]["UnsupportedMediaType"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, and whether the form is shown */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Inbox"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    email: string;
                    text: string;
                    website?: string;
                    ticket: string;
                };
            };
        };
        responses: {
            /** @description It has arrived. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too many tries */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    createMessageTicket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ticket */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            ticket: string;
                        };
                    };
                };
            };
            404: components["responses"]["NotFound"];
            /** @description Too many tries */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    deleteMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    setMessageRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    read: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["Written"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    setContactForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    shown: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["Written"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            415: components["responses"]["UnsupportedMediaType"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listImports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them; there are 100 at most */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Import"][];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    createImport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file?: Blob;
                    /** @description Its name. Its files come with `addImportFile` */
                    folder?: string;
                };
            };
        };
        responses: {
            201: components["responses"]["Importing"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Importing"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    deleteImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Written"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    addImportFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: Blob;
                    /** @description Its place in the folder, such as `Work/Upar/01.jpg` */
                    path: string;
                };
            };
        };
        responses: {
            201: components["responses"]["Written"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    runImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportChoices"];
            };
        };
        responses: {
            202: components["responses"]["Importing"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    cancelImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Importing"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    removeImported: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Importing"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getImportReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listLinks: {
        parameters: {
            query?: {
                /**
                 * @description A project's id
                 * @example 4
                 */
                project?: string;
                /** @description A story's id */
                story?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those that open it, and those that have expired */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Link"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
        };
    };
    createLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text that names this one creation
                 * @example 7c0f4a9e-6d8e-4b43-9d59-2f1f5a0c9b57
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    project?: components["schemas"]["Id"];
                    story?: components["schemas"]["Id"];
                    name: string;
                    expiresAt: components["schemas"]["Moment"];
                };
            };
        };
        responses: {
            201: components["responses"]["LinkMade"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    revokeLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getShown: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example Zk0vJm5rT2dQeE1uY3RkYWJj */
                token: components["parameters"]["LinkToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One of the two. `moved` is where it stands meanwhile for everybody */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        project?: components["schemas"]["Project"];
                        story?: components["schemas"]["Story"];
                        /** @description A path of the site */
                        moved?: string;
                    };
                };
            };
            403: components["responses"]["Refused"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Expired"];
            "4XX": components["responses"]["Refused"];
        };
    };
    getShownMedia: {
        parameters: {
            query?: {
                /**
                 * @description In pixels
                 * @example 800
                 */
                width?: components["parameters"]["Width"];
            };
            header?: never;
            path: {
                /** @example Zk0vJm5rT2dQeE1uY3RkYWJj */
                token: components["parameters"]["LinkToken"];
                /** @example 9f2c.jpg */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": Blob;
                };
            };
            /** @description The range asked for */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": Blob;
                };
            };
            /** @description Not modified */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            416: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    getTeaser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example kiln */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": Blob;
                };
            };
            /** @description Not modified */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    username: string;
                    /** Format: password */
                    password: string;
                };
            };
        };
        responses: {
            /** @description The session is in the cookie. */
            200: {
                headers: {
                    /** @description The session, HttpOnly */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        /** @description Can end this session (as the Bearer of a logout) and nothing else. It is never a login. */
                        token?: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            /**
             * @description Unknown name or wrong password, in the same words. With `secondFactor` (extension) both are right, and
             *     `loginWithSecondFactor` is the second step.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        secondFactor?: components["schemas"]["SecondStep"];
                    };
                };
            };
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too many tries */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    loginWithSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                    /** @description Six digits of the app, or a recovery code; spaces, hyphens and capitals do not count */
                    code: string;
                };
            };
        };
        responses: {
            /** @description The session is in the cookie. */
            200: {
                headers: {
                    /** @description The session, HttpOnly */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        /** @description As that of `login` */
                        token: string;
                        /** @description Whose session it is */
                        username: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            /** @description The code is wrong (`part`: `code`), or the login has to begin anew. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too many tries */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    passkeyLoginOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What `navigator.credentials.get` is called with */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description `PublicKeyCredentialRequestOptionsJSON`, as JSON (WebAuthn Level 3, 5.1) */
                        data: {
                            [key: string]: unknown;
                        } | null;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    loginWithPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    credential: components["schemas"]["PasskeyCredential"];
                };
            };
        };
        responses: {
            /** @description The session is in the cookie. */
            200: {
                headers: {
                    /** @description The session, HttpOnly */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        /** @description As that of `login` */
                        token: string;
                        /** @description Whose session it is */
                        username: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            /** @description The passkey is not known here, or its answer is not to be trusted. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too many tries */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            200: components["responses"]["Written"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All sessions of the administrator who asks that are still good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Session"][];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Written"];
            401: components["responses"]["Unauthenticated"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Written"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listBackups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Backup"][];
                        missing: components["schemas"]["MissingFiles"];
                        nightly: components["schemas"]["NightlyBackups"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    createBackup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PasswordProof"];
        responses: {
            /** @description It lies on the server */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: components["schemas"]["MadeBackup"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongPassword"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyTries"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    openBackup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PasswordProof"];
        responses: {
            /** @description Good for six hours, for who has asked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: {
                            key: string;
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongPassword"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyTries"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getBackupFile: {
        parameters: {
            query: {
                /** @example 3kT0pQm8cV1xYw5uHsJr2a */
                key: string;
            };
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A tar file, as `npm run backup` writes it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-tar": Blob;
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    restoreBackup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: password */
                    password: string;
                    /**
                     * Format: binary
                     * @description A backup, as `npm run backup` writes it
                     */
                    file?: Blob;
                    /** @description The id of one that lies on the server */
                    backup?: string;
                };
            };
        };
        responses: {
            /** @description It is there */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: {
                            before: components["schemas"]["Backup"];
                            files: number;
                            missing: components["schemas"]["MissingFiles"];
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongPassword"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyTries"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listLog: {
        parameters: {
            query?: {
                /**
                 * @description Logins with those that were refused, or changes; left out, both
                 * @example changes
                 */
                of?: "logins" | "changes";
                /**
                 * @description The `before` of the page that was read before this one
                 * @example 118
                 */
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries, and where the next page begins */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Log"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getDesk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The desk */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Desk"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message?: string;
                        data: components["schemas"]["SecondFactor"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    confirmAuthenticator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Six digits of the app; spaces do not count */
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message?: string;
                        data: components["schemas"]["RecoveryCodes"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too many tries */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    beginAuthenticator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: password */
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message?: string;
                        data: components["schemas"]["AuthenticatorSecret"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            /** @description The password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too many tries */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    endSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: password */
                    password: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Written"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            /** @description The password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too many tries */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    createRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: password */
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message?: string;
                        data: components["schemas"]["RecoveryCodes"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            /** @description The password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too many tries */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listAdministrators: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Administrators"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    updateAdministrator: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Written"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    removeAdministrator: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: password */
                    password: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Written"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            /** @description The password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too many tries */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    restoreAdministrator: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: password */
                    password: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Written"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            /** @description The password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too many tries */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    createInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** Format: password */
                    password: string;
                };
            };
        };
        responses: {
            /** @description Invited */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message?: string;
                        data: components["schemas"]["NewInvitation"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            /** @description The password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too many tries */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    deleteInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Written"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description It is good. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OpenInvitation"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too many tries */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                    username: string;
                    name: string;
                    /** Format: password */
                    password: string;
                };
            };
        };
        responses: {
            /** @description The session is in the cookie. */
            201: {
                headers: {
                    /** @description The session, HttpOnly */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        /** @description Can end the session, and nothing else */
                        token: string;
                        username: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too many tries */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listPasskeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Passkey"][];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    createPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    credential: components["schemas"]["PasskeyCredential"];
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message?: string;
                        data: components["schemas"]["Passkey"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    passkeyOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: password */
                    password: string;
                };
            };
        };
        responses: {
            /** @description What `navigator.credentials.create` is called with */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description `PublicKeyCredentialCreationOptionsJSON`, as JSON (WebAuthn Level 3, 5.1) */
                        data: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            /** @description The password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too many tries */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    deletePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Written"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    updatePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Written"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getForgottenPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By mail, where the server has a mail server and the settings an address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            byMail: boolean;
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    askForNewPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    username: string;
                };
            };
        };
        responses: {
            /** @description It is on its way, where there is such an administrator. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too many tries */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    setNewPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                    /** Format: password */
                    password: string;
                };
            };
        };
        responses: {
            /** @description It is set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        /** @description Whose it is */
                        username: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too many tries */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    resetCredentials: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    username: string;
                    /** Format: password */
                    oldPassword: string;
                    /** Format: password */
                    newPassword: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Written"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            /** @description The username or the old password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too many tries */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    verifyAuth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"] & {
                        /** @description Extensions that the dashboard shows only where they are offered */
                        extensions?: ("addresses" | "administrators" | "backups" | "captions" | "closing" | "conversion" | "descriptions" | "desk" | "duplicate" | "focus" | "formatting" | "history" | "homeStills" | "imports" | "library" | "log" | "look" | "looseMedia" | "messages" | "originals" | "pagePictures" | "pages" | "passkeys" | "people" | "previews" | "publication" | "recentlyDeleted" | "redirects" | "renditions" | "replacements" | "sealed" | "secondFactor" | "secondLight" | "sessions" | "settings" | "sound" | "storyPictures" | "textPictures" | "visits")[];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
        };
    };
    getMedia: {
        parameters: {
            query?: {
                /**
                 * @description In pixels
                 * @example 800
                 */
                width?: components["parameters"]["Width"];
            };
            header?: never;
            path: {
                /** @example 9f2c.jpg */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": Blob;
                };
            };
            /** @description The range asked for */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": Blob;
                };
            };
            /** @description Another file has taken its place (`replaceMedia`) */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not modified */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            416: components["responses"]["Refused"];
        };
    };
    updateMediaDetails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    path: components["schemas"]["MediaPath"];
                    alt?: string | null;
                    focus?: components["schemas"]["Focus"] | null;
                    sound?: boolean;
                    /** @description A film's captions, as a WebVTT file has them (those of two hours have about 100 000 characters); `null` takes them away */
                    captions?: string | null;
                };
            };
        };
        responses: {
            200: components["responses"]["MediaDetailsWritten"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listMediaPlaces: {
        parameters: {
            query: {
                /** @example media/two-tins.jpg */
                path: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its place in a project first, then those on the home page, the About page and in the settings */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MediaPlace"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    replaceMedia: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The record's `ETag` as it was read. 412 when it has changed since.
                 * @example "9f2c41"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Any text that names this one creation
                 * @example 7c0f4a9e-6d8e-4b43-9d59-2f1f5a0c9b57
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description Path of the file that goes */
                    path: string;
                    /** Format: binary */
                    file: Blob;
                    /**
                     * @description Whether visitors may turn the sound of a film on; left out, as before
                     * @enum {string}
                     */
                    sound?: "on" | "off";
                    /**
                     * Format: binary
                     * @description The film that it was made of, as the project form's `original_` parts have it
                     */
                    original_file?: Blob;
                };
            };
        };
        responses: {
            /** @description The new file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message?: string;
                        undo?: components["schemas"]["UndoToken"];
                        data: components["schemas"]["Frame"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["ChangedElsewhere"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    setPoster: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description Path of the film */
                    path: string;
                    /** Format: binary */
                    image: Blob;
                };
            };
        };
        responses: {
            200: components["responses"]["MediaDetailsWritten"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    setSecondLight: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description Path of the file that it is for */
                    path: string;
                    /** Format: binary */
                    file: Blob;
                };
            };
        };
        responses: {
            200: components["responses"]["MediaDetailsWritten"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    deleteSecondLight: {
        parameters: {
            query: {
                /**
                 * @description Path of the file that it is for
                 * @example media/two-tins.jpg
                 */
                path: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MediaDetailsWritten"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    setRendition: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description Path of the film */
                    path: string;
                    /** Format: binary */
                    film?: Blob;
                };
            };
        };
        responses: {
            200: components["responses"]["MediaDetailsWritten"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listFilmsWithoutRenditions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order in which they came */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            path: components["schemas"]["MediaPath"];
                            /** @description Its file name at the upload */
                            name: string | null;
                            /** @description The project that it belongs to */
                            projectId: components["schemas"]["Id"] | null;
                            details: components["schemas"]["MediaDetails"];
                            /** @description The provider makes it itself, in the background. Absent, it does not */
                            isAwaited?: boolean;
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    createFilmConversion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    film: Blob;
                    /**
                     * @description What becomes of its sound; it is left out where nothing is said
                     * @enum {string}
                     */
                    sound?: "keep";
                };
            };
        };
        responses: {
            202: components["responses"]["FilmConverting"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description As many are under way as there may be. */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getFilmConversion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1b0c9d8e7a65544332211f */
                id: components["parameters"]["FilmConversionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FilmConverting"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    deleteFilmConversion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1b0c9d8e7a65544332211f */
                id: components["parameters"]["FilmConversionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Written"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getConvertedFilm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1b0c9d8e7a65544332211f */
                id: components["parameters"]["FilmConversionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description MP4 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "video/mp4": Blob;
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listOriginals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order in which their films came */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Original"][];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getOriginal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file as it was chosen */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": Blob;
                };
            };
            /** @description The range asked for */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": Blob;
                };
            };
            /** @description Not modified */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            416: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    deleteOriginal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deletion"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    undoDelete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    undo: components["schemas"]["UndoToken"];
                };
            };
        };
        responses: {
            200: components["responses"]["Restored"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["Conflict"];
            /** @description The token has expired, was used, or was never given. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            415: components["responses"]["UnsupportedMediaType"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listDeleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The last deletion first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"][];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    emptyDeleted: {
        parameters: {
            query?: {
                /**
                 * @description Only what was deleted by then: the newest `deletedAt` of a list that was shown leaves alone what was deleted
                 *     after it was read.
                 * @example 2026-11-01T09:30:00.000Z
                 */
                until?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Written"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    purgeDeleted: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description As `listDeleted` gives it
                 * @example Zk0vJm5rT2dQeE1uY3RkYWJj
                 */
                token: components["schemas"]["UndoToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Written"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listRevisions: {
        parameters: {
            query: {
                /** @example project */
                kind: components["schemas"]["RevisionKind"];
                /**
                 * @description Of the project or story; of the other kinds there is one of each
                 * @example 4
                 */
                id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The last one first, at most fifty. `ETag` is that of the present state: what `restoreRevision` takes as `If-Match`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Revision"][];
                        /** @description Of the project or story */
                        title?: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getRevision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Every part and every picture of either, the two states of each beside each other. `null` where it was not there: of the
             *     first revision all that was before.
             */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RevisionDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getRevisionMedia: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
                /** @example 9f2c.jpg */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": Blob;
                };
            };
            /** @description The range asked for */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": Blob;
                };
            };
            /** @description Not modified */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            416: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    restoreRevision: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The record's `ETag` as it was read. 412 when it has changed since.
                 * @example "9f2c41"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Any text that names this one creation
                 * @example 7c0f4a9e-6d8e-4b43-9d59-2f1f5a0c9b57
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 5 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. `data` is the newest revision, which has the restored state */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message?: string;
                        undo?: components["schemas"]["UndoToken"];
                        /** @description What could not be restored with the rest, one sentence each. Absent where there is none */
                        leftOut?: string[];
                        data: components["schemas"]["Revision"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["ChangedElsewhere"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It can. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    readiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It can. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readiness"];
                };
            };
            /** @description A part of it is not there. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readiness"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    version: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version, and the number of migrations that its database has had */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: string;
                        schema: number;
                        node: string;
                    };
                };
            };
            403: components["responses"]["NotForYou"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    metrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Prometheus' text format */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            403: components["responses"]["NotForYou"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
}
